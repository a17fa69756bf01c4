import { sandbox } from '../../../sandbox.ts'
import { widgets } from '../../flavour.ts'
import type { HostileCase } from '../case.ts'

const other = `${sandbox.site}${widgets === '/widgets/' ? '/widgets/light/' : '/widgets/'}`

/** Globals of the browser that the page replaces, and other scripts on it. */
export const GLOBALS: HostileCase[] = [
  {
    name: 'H5 fetch and history wrapped',
    script:
      'const real = fetch; window.fetch = function () { return real.apply(window, arguments) }; const push = history.pushState; history.pushState = function () { return push.apply(this, arguments) }'
  },
  {
    name: 'H5 a wrapped addEventListener',
    script:
      'const real = EventTarget.prototype.addEventListener; EventTarget.prototype.addEventListener = function (type, work, options) { return real.call(this, type, work, options) }'
  },
  {
    name: 'H8 a React of another version',
    script:
      'window.React = { version: "16.0.0", createElement() { throw new Error("hostile") } }; window.ReactDOM = window.React'
  },
  {
    name: 'H8 module loaders',
    script:
      'const trap = () => { throw new Error("hostile") }; window.define = Object.assign(trap, { amd: {} }); window.require = trap; window.exports = {}; window.module = { exports: {} }; window.process = { env: { NODE_ENV: "development" } }; window.global = window'
  },
  { name: 'H9 our script twice', tag: at => tags(at, at) },
  { name: 'H9 H10 scripts of both flavours', tag: at => tags(at, other) },
  {
    name: 'H9 our script and the classic one',
    tag: at => `${tags(at)}<script src="${at}bnw.single.js" %settings%></script>`
  },
  {
    name: 'H9 our script again when the elements are there',
    after: `const again = document.createElement('script'); again.type = 'module'; again.src = document.querySelector('script[src$="bnw.js"]').src + '?again'; const loaded = new Promise(resolve => { again.onload = resolve }); document.head.append(again); return loaded`
  },
  {
    name: 'H17 handlers of errors that swallow',
    script: 'window.onerror = () => true; window.onunhandledrejection = event => event.preventDefault()'
  },
  {
    name: 'H14 clicks stopped at the window',
    script:
      'for (const name of ["click", "pointerdown", "mousedown"]) window.addEventListener(name, event => event.stopImmediatePropagation(), true)',
    noClicks: 'no listener can come before the first one of the window'
  },
  {
    name: 'R1 listeners that are all passive, and events of an old library',
    noClicks: 'a passive listener cannot keep a link from being followed',
    script: `const real = EventTarget.prototype.addEventListener; EventTarget.prototype.addEventListener = function (type, work, options) { return real.call(this, type, work, typeof options === 'object' ? { ...options, passive: true } : { capture: options, passive: true }) }
      window.CustomEvent = function (name, { bubbles = false, cancelable = false, detail = null } = {}) { const event = document.createEvent('CustomEvent'); event.initCustomEvent(name, bubbles, cancelable, detail); return event }`
  },
  {
    name: 'R1 a fetch that answers with copies',
    script:
      'const real = fetch; window.fetch = async (...request) => { const answer = await real(...request); return new Response(await answer.blob(), { status: answer.status, headers: answer.headers }) }'
  },
  {
    name: 'R1 a fetch that fails',
    script: 'window.fetch = () => Promise.reject(new TypeError("Failed to fetch"))',
    expect: 'reported'
  },
  {
    name: 'R1 a fetch that throws',
    script: 'window.fetch = () => { throw new Error("hostile") }',
    expect: 'reported'
  },
  {
    name: 'R1 a fetch that never answers',
    script: 'window.fetch = () => new Promise(() => {})',
    expect: 'reported'
  },
  { name: 'R1 a clock that stands still', script: 'Date.now = () => 946684800000' },
  {
    name: 'R1 a Date of a time library',
    script: 'const Real = Date; window.Date = class extends Real { toString() { return "hostile" } }'
  },
  {
    name: 'R1 timers that return objects',
    script:
      'for (const kind of ["Timeout", "Interval"]) { const [set, clear] = [window["set" + kind], window["clear" + kind]]; window["set" + kind] = (...work) => ({ id: set(...work) }); window["clear" + kind] = timer => clear(timer?.id ?? timer) }'
  },
  {
    name: 'H8 custom elements defined by a wrapper',
    script:
      'const define = customElements.define; customElements.define = function (name, Type, options) { return define.call(customElements, name, class extends Type {}, options) }'
  },
  {
    name: 'H8 custom elements of a polyfill that answers late',
    script:
      'const { get, whenDefined } = customElements; customElements.whenDefined = name => new Promise(resolve => setTimeout(() => resolve(whenDefined.call(customElements, name)), 50)); customElements.get = name => get.call(customElements, name) || undefined'
  },
  {
    name: 'R1 shadow roots that a recorder opens',
    script:
      'const attach = Element.prototype.attachShadow; Element.prototype.attachShadow = function (init) { const root = attach.call(this, { ...init, mode: "open" }); new MutationObserver(() => {}).observe(root, { childList: true, subtree: true, attributes: true, characterData: true }); return root }'
  },
  {
    name: 'R1 shadow roots that are all closed',
    expect: 'reported',
    script:
      'const attach = Element.prototype.attachShadow; Element.prototype.attachShadow = function (init) { return attach.call(this, { ...init, mode: "closed" }) }'
  },
  {
    name: 'R1 createElement of a framework for tests',
    script:
      'const create = Document.prototype.createElement; Document.prototype.createElement = function (name, options) { const element = create.call(this, name, options); element.setAttribute("data-hostile", ""); element.hostile = 1; return element }'
  },
  {
    name: 'R1 a translator that forgives moves of nodes',
    script:
      'for (const name of ["insertBefore", "removeChild"]) { const real = Node.prototype[name]; Node.prototype[name] = function (child, next) { try { return real.call(this, child, next) } catch { return child } } }'
  },
  {
    name: 'R1 structuredClone by JSON',
    script: 'window.structuredClone = value => JSON.parse(JSON.stringify(value))'
  },
  {
    name: 'R1 a performance that measures nothing',
    script:
      'performance.now = () => 0; performance.getEntriesByType = performance.getEntriesByName = performance.getEntries = () => { throw new Error("hostile") }; performance.mark = performance.measure = () => undefined; performance.setResourceTimingBufferSize?.(0)'
  },
  {
    name: 'R1 an observer of the view of an old library',
    script:
      'window.IntersectionObserver = class { constructor(work) { this.work = work } observe(target) { setTimeout(() => this.work([{ target, intersectionRatio: 1, isIntersecting: true, boundingClientRect: target.getBoundingClientRect(), intersectionRect: target.getBoundingClientRect(), rootBounds: null, time: 0 }], this)) } unobserve() {} disconnect() {} takeRecords() { return [] } }'
  },
  {
    name: 'R1 an observer of sizes that sees nothing',
    script:
      'window.ResizeObserver = class { observe() {} unobserve() {} disconnect() {} takeRecords() { return [] } }'
  },
  {
    name: 'R1 a window with a name, an opener and a state',
    script:
      'window.name = "hostile"; window.opener = { postMessage() { throw new Error("hostile") } }; history.replaceState({ idx: 7, key: "hostile", scroll: [1, 2] }, "", location.href + "?hostile=1#hostile")'
  },
  {
    name: 'R1 a clock that runs hours ahead',
    script: 'const now = Date.now; Date.now = () => now() + 5 * 3_600_000'
  },
  {
    name: 'R1 a clock that runs hours behind',
    script:
      'const Real = Date; const back = 5 * 3_600_000; window.Date = class extends Real { constructor(...parts) { if (parts.length) super(...parts); else super(Real.now() - back) } static now() { return Real.now() - back } }'
  },
  {
    name: 'R1 a page that has taken our name',
    expect: 'absent',
    script:
      'Object.defineProperty(window, Symbol.for("bnw.page"), { value: { tags: { has: () => true }, settings: {} } })'
  },
  {
    name: 'R1 a page with nonsense under our name',
    expect: 'logged',
    script: 'window[Symbol.for("bnw.page")] = 5'
  },
  {
    name: 'R1 our own dependency on the page',
    script: 'window.nanostoresGlobal = { epoch: 7 }; window.litElementVersions = ["0"]'
  },
  {
    name: 'R1 the router refuses addresses',
    script:
      'history.pushState = history.replaceState = () => { throw new DOMException("too many", "SecurityError") }'
  },
  {
    name: 'H19 names that hide parts of the document',
    body: inner =>
      `${['head', 'body', 'title', 'hidden', 'scripts', 'currentScript', 'documentElement', 'visibilityState', 'cookie', 'forms', 'images', 'readyState', 'activeElement'].map(name => `<form name="${name}"></form><img name="${name}" alt="">`).join('')}${inner}`
  },
  {
    name: 'H19 names that hide methods of the document',
    expect: 'reported',
    body: inner => `<form name="createElement"></form><form name="querySelectorAll"></form>${inner}`
  },
  {
    name: 'H19 ids like our words',
    body: inner =>
      `${['config', 'bnw', 'environment', 'process', 'define', 'React', 'nanostores', 'root', 'view', 'bnw-1', 'bnw-2'].map(id => `<a id="${id}" name="${id}"></a>`).join('')}${inner}`
  },
  {
    name: 'R1 events and clicks of scripts',
    after: `for (const element of document.querySelectorAll('bnw-lobby, bnw-login, bnw-content, bnw-slider, bnw-balance, bnw-cashier')) {
      for (const name of ['click', 'submit', 'change', 'input', 'focus', 'keydown', 'bnw-ready', 'bnw-session', 'bnw-storage']) element.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: { key: 'bnwUserAuth', source: 1, status: 'guest', hostile: 1 } }))
      element.click?.()
    }`
  },
  {
    name: 'R1 messages of other scripts',
    after: `for (const data of [null, 'hostile', { bnw: 'hello' }, { bnw: 'connect', version: 2, nonce: 'x' }, { type: 'logout' }, { source: 'react-devtools' }, new Map()]) window.postMessage(data, '*'); return new Promise(resolve => setTimeout(resolve))`
  }
]

function tags(...addresses: string[]): string {
  return addresses.map(at => `<script type="module" src="${at}bnw.js" %settings%></script>`).join('')
}
