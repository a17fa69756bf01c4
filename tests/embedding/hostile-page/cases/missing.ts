import { SIGNED_OUT, type HostileCase } from '../case.ts'

const missing = (...names: string[]) =>
  names
    .map(
      name =>
        `Object.defineProperty(window, '${name}', { value: undefined, configurable: true, writable: true })`
    )
    .join('; ')
const storageOf = (handler: string) =>
  `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { configurable: true, ${handler} })`
const fail = '{ throw new DOMException("denied", "SecurityError") }'

/** Interfaces of the browser that are missing or fail: old browsers, blockers, private modes. */
export const MISSING: HostileCase[] = [
  { name: 'H7 no console', script: 'delete window.console; window.console = undefined' },
  { name: 'H7 no requestAnimationFrame', script: missing('requestAnimationFrame', 'cancelAnimationFrame') },
  { name: 'H7 no MessageChannel', script: missing('MessageChannel') },
  { name: 'H7 no requestIdleCallback', script: missing('requestIdleCallback') },
  {
    name: 'H7 an observer of the view that never calls back',
    script:
      'window.IntersectionObserver = class { observe() {} unobserve() {} disconnect() {} takeRecords() { return [] } }'
  },
  { name: 'H7 no observers of size and view', script: missing('ResizeObserver', 'IntersectionObserver') },
  {
    name: 'H7 no BroadcastChannel, indexedDB and worker',
    script: missing('BroadcastChannel', 'indexedDB', 'Worker', 'SharedWorker')
  },
  {
    name: 'H7 no performance entries',
    script:
      'performance.mark = performance.measure = performance.getEntriesByType = undefined; window.PerformanceObserver = undefined'
  },
  { name: 'H7 no queueMicrotask and structuredClone', script: missing('queueMicrotask', 'structuredClone') },
  {
    name: 'H7 matchMedia without events',
    script: 'window.matchMedia = media => ({ matches: false, media })'
  },
  { name: 'H7 no matchMedia', script: missing('matchMedia'), expect: 'reported' },
  {
    name: 'H7 no view transitions and animations',
    script:
      'document.startViewTransition = undefined; Element.prototype.animate = Element.prototype.getAnimations = undefined'
  },
  {
    name: 'H7 no methods that scroll',
    script: 'Element.prototype.scrollIntoView = Element.prototype.scrollTo = window.scrollTo = undefined',
    expect: 'reported'
  },
  { name: 'H7 no CSS interface', script: missing('CSS') },
  { name: 'H7 no MutationObserver', script: missing('MutationObserver'), expect: 'reported' },
  { name: 'H7 no locks', script: 'Object.defineProperty(navigator, "locks", { value: undefined })' },
  {
    name: 'H7 locks that fail',
    script:
      'LockManager.prototype.request = () => Promise.reject(new DOMException("denied", "SecurityError"))'
  },
  {
    name: 'H7 no Intl.DateTimeFormat parts and list',
    script: 'Intl.ListFormat = Intl.RelativeTimeFormat = Intl.Segmenter = Intl.DisplayNames = undefined',
    expect: 'reported'
  },
  { name: 'H49 no Intl', script: missing('Intl'), expect: 'reported' },
  {
    name: 'H49 no popovers',
    script:
      'delete HTMLElement.prototype.popover; HTMLElement.prototype.showPopover = HTMLElement.prototype.hidePopover = HTMLElement.prototype.togglePopover = undefined; window.ToggleEvent = undefined'
  },
  {
    name: 'H49 no adopted style sheets',
    script:
      'delete Document.prototype.adoptedStyleSheets; delete ShadowRoot.prototype.adoptedStyleSheets; window.CSSStyleSheet = function () { throw new TypeError("Illegal constructor") }',
    expect: 'reported'
  },
  { name: 'H49 no shadow roots', script: 'delete Element.prototype.attachShadow', expect: 'reported' },
  { name: 'H49 no custom elements', script: missing('customElements'), expect: 'reported' },
  { name: 'H49 no AbortController', script: missing('AbortController'), expect: 'reported' },
  {
    name: 'H46 no encryption',
    script: 'Object.defineProperty(crypto, "subtle", { value: undefined }); crypto.randomUUID = undefined'
  },
  { name: 'H31 storage that throws', script: storageOf(`get() ${fail}`), except: SIGNED_OUT },
  { name: 'H32 no storage', script: storageOf('value: null'), except: SIGNED_OUT },
  {
    name: 'H32 a full storage',
    script: 'Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError") }'
  },
  { name: 'H32 a storage that loses what is written', script: 'Storage.prototype.setItem = () => undefined' },
  {
    name: 'H34 a storage with values of others',
    script:
      'for (const key of ["bnwUserSession", "bnwUserAuth", "bnwUserProfile", "bnwUserLang", "bnwUserMode", "ridValue", "bnw:recent-games", "bnw:recent-searches", "expirationDate", "bnw:player", "showBalance"]) localStorage.setItem(key, "[{\\"hostile\\":")',
    except: SIGNED_OUT
  },
  {
    name: 'H31 blocked cookies',
    script: `Object.defineProperty(document, 'cookie', { get() ${fail}, set() ${fail} }); ${storageOf(`get() ${fail}`)}; window.caches = undefined`,
    except: SIGNED_OUT
  },
  {
    name: 'H31 a sandboxed page',
    headers: { 'content-security-policy': 'sandbox allow-scripts' },
    expect: 'reported'
  },
  {
    name: 'R1 a browser that says it is offline',
    script: 'Object.defineProperty(navigator, "onLine", { value: false })'
  },
  {
    name: 'R1 a browser of another language',
    script:
      'Object.defineProperty(navigator, "language", { value: "" }); Object.defineProperty(navigator, "languages", { value: undefined }); Object.defineProperty(navigator, "userAgent", { value: "" })'
  }
]
