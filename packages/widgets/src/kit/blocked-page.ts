/**
 * An HTTP 500 blocks every element of the page (GATE-05). Those in frames and the others are of separate bundles, which
 * share nothing but the page.
 */
const BLOCKED = 'bnw-blocked'

/** In a function, as the key of `page-owner.ts`. It is for elements that are added later. */
const blockedKey = () => Symbol.for('bnw.blocked')

export function isPageBlocked(): boolean {
  return Reflect.get(globalThis, blockedKey()) === true
}

/** Blocks the page until it is reloaded. */
export function blockWholePage(): void {
  if (isPageBlocked()) return
  Object.defineProperty(globalThis, blockedKey(), { value: true, configurable: true })
  document.dispatchEvent(new CustomEvent(BLOCKED))
}

/** Calls back when the page is blocked. Returns a function that stops it. */
export function onPageBlocked(listener: () => void): () => void {
  document.addEventListener(BLOCKED, listener)
  return () => document.removeEventListener(BLOCKED, listener)
}

/** For tests, which share a page. */
export function unblockPage(): void {
  Reflect.deleteProperty(globalThis, blockedKey())
}
