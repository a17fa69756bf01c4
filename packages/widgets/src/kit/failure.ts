/** What both scripts, bnw.js and bnw.single.js, do on pages that have broken what elements need (R1). */
import { ofDocument } from './own-document.ts'

/** Tries what every element needs. Throws if the browser, as the page has left it, does not have it (H49). */
export function requireCapable(): void {
  // `<form name="createElement">` hides a method (H19).
  const probe = document.createElement('div')
  probe.addEventListener('', () => undefined)
  probe.dispatchEvent(new CustomEvent(''))
  probe.attachShadow({ mode: 'open' }).adoptedStyleSheets = [new CSSStyleSheet()]
  // Null where the page makes all of them closed.
  probe.shadowRoot!.replaceChildren()
  performance.now()
  JSON.parse(JSON.stringify(null))
  clearTimeout(setTimeout(() => undefined))
}

/** To be called before `dispatchFailure()`: what is broken may be what the events need. */
export function logFailure(error: unknown, what: string): void {
  console?.error('bnw: not loaded:', what, error)
}

/** Elements keep their fallback. */
export function dispatchFailure(tags: readonly string[]): void {
  const init = { bubbles: true, composed: true, detail: { code: 'load', retryable: true } }
  for (const tag of tags)
    for (const element of ofDocument('querySelectorAll').call(document, tag))
      element.dispatchEvent(new CustomEvent('bnw-error', init))
}
