import type { HostileCase } from '../case.ts'
import { PRIVATE } from '../elements.ts'

const THROW = 'throw new Error("hostile")'
const throwing = (name: string) => `window.${name} = function () { ${THROW} }`

/** What the page runs, by what it breaks. */
const SCRIPTS: Record<string, string> = {
  'URL throws': throwing('URL'),
  'no URL': 'window.URL = undefined',
  'URL.canParse throws': `URL.canParse = () => { ${THROW} }`,
  'JSON throws': `JSON.parse = JSON.stringify = () => { ${THROW} }`,
  'no JSON': 'window.JSON = undefined',
  'Promise throws': throwing('Promise'),
  'no Promise': 'window.Promise = undefined',
  'Promise.all throws': `Promise.all = () => { ${THROW} }`,
  'then throws': `Promise.prototype.then = () => { ${THROW} }`,
  'promises that never settle':
    'window.Promise = class extends Promise { constructor() { super(() => {}) } }',
  'define throws': `customElements.define = () => { ${THROW} }`,
  'define does nothing': 'customElements.define = () => {}',
  'customElements.get throws': `customElements.get = () => { ${THROW} }`,
  'whenDefined throws': `customElements.whenDefined = () => { ${THROW} }`,
  'Object.defineProperty throws': `Object.defineProperty = () => { ${THROW} }`,
  'Object.defineProperty does nothing': 'Object.defineProperty = object => object',
  'Object.keys throws': `Object.keys = () => { ${THROW} }`,
  'Object.freeze throws': `Object.freeze = () => { ${THROW} }`,
  'no Symbol': 'window.Symbol = undefined',
  'Symbol.for throws': `Symbol.for = () => { ${THROW} }`,
  'no Reflect': 'window.Reflect = undefined',
  'no Map and Set': 'window.Map = window.Set = undefined',
  'WeakMap throws': throwing('WeakMap'),
  'MutationObserver throws': throwing('MutationObserver'),
  'observe throws': `MutationObserver.prototype.observe = () => { ${THROW} }`,
  'CSSStyleSheet throws': throwing('CSSStyleSheet'),
  'replaceSync throws': `CSSStyleSheet.prototype.replaceSync = () => { ${THROW} }`,
  'adoptedStyleSheets throws': `Object.defineProperty(Document.prototype, 'adoptedStyleSheets', { get() { ${THROW} }, set() { ${THROW} } })`,
  'no performance': 'Object.defineProperty(window, "performance", { value: undefined })',
  'performance.now throws': `performance.now = () => { ${THROW} }`,
  'CustomEvent throws': throwing('CustomEvent'),
  'dispatchEvent throws': `EventTarget.prototype.dispatchEvent = () => { ${THROW} }`,
  'addEventListener throws': `EventTarget.prototype.addEventListener = () => { ${THROW} }`,
  'querySelector throws': `Document.prototype.querySelector = Document.prototype.querySelectorAll = () => { ${THROW} }`,
  'createElement throws': `Document.prototype.createElement = () => { ${THROW} }`,
  'attachShadow throws': `Element.prototype.attachShadow = () => { ${THROW} }`,
  'append throws': `Element.prototype.append = Element.prototype.replaceChildren = ShadowRoot.prototype.replaceChildren = () => { ${THROW} }`,
  'arrays cannot be iterated': `Array.prototype[Symbol.iterator] = function () { ${THROW} }`,
  'setTimeout throws': throwing('setTimeout'),
  'console throws': `console.error = console.warn = () => { ${THROW} }`
}

/**
 * Where private elements run directly, they are defined after the gateway has answered: what fails there only the browser
 * says.
 */
const PRIVATE_ABSENT = Object.fromEntries(PRIVATE.map(tag => [tag, 'absent' as const]))

/** Functions of the browser and the language that a page has broken. No case may be silent. */
export const BROKEN: HostileCase[] = [
  ...Object.entries(SCRIPTS).map(([name, script]): HostileCase => ({
    name: `R1 broken: ${name}`,
    script,
    expect: 'logged',
    ...(name.startsWith('define ') && { except: PRIVATE_ABSENT })
  })),
  ...['no URL', 'attachShadow throws'].map((name): HostileCase => ({
    name: `R1 broken for the classic script: ${name}`,
    script: SCRIPTS[name]!,
    tag: folder => `<script src="${folder}bnw.single.js" %settings%></script>`,
    expect: 'reported'
  }))
]
