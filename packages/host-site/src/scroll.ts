import { randomUuid } from '@bnw/core/lib'

/** Scroll positions by history entry, px; not kept across page loads. */
const positions = new Map<string, number>()

/** How long to wait until the page is as tall as it was, ms: a slow phone renders a long list slowly. */
const TIMEOUT_MS = 15_000

/** How long a restored position is kept while content above it may still load, ms. */
const KEEP_MS = 2_000

let key = ''

let attempts = 0

/** The current attempt to restore a position; 0 if there is none. */
let restoring = 0

/** Replaces the browser's scroll restoration, which runs before the content is there. */
export function startScroll(): void {
  history.scrollRestoration = 'manual'
  enterEntry()
  addEventListener('scroll', () => restoring || positions.set(key, scrollY), { passive: true })
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const)
    addEventListener(type, () => (restoring = 0), { passive: true, capture: true })
}

/** The current history entry. */
let current: { state: unknown; address: string } | undefined

interface Entry {
  key?: string
  /** Path of the previous entry, if this one was reached from a page of the site. */
  from?: string
}

/**
 * Gives the current history entry a key if it has none. Returns whether it is a new entry.
 *
 * @param from Path of the previous entry.
 */
export function enterEntry(from?: string): boolean {
  restoring = 0
  const state = entry()
  const isNew = state.key === undefined
  key = state.key ?? randomUuid()
  if (isNew) history.replaceState({ ...state, key, from }, '')
  current = { state: history.state, address: location.href }
  return isNew
}

/** Returns to the entry that was entered last: the user went back, and the page stays. */
export function keepEntry(): void {
  if (current) history.pushState(current.state, '', current.address)
}

/** Path of the previous entry, if known. */
export function pathBefore(): string | undefined {
  return entry().from
}

function entry(): Entry {
  // Only this module and the router, which spreads the state, write it.
  return (history.state ?? {}) as Entry
}

export function scrollToTop(): void {
  scrollTo(0, 0)
}

/** Goes back to where an element begins if that lies above the view, but for a position that is being restored. */
export function scrollBackTo(element: HTMLElement): void {
  if (!restoring && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' })
}

/**
 * Restores the position of this history entry once the page is tall enough (NAV-04), and again whenever the height of
 * the page changes soon after. Until then the page stays at its top: at the end of a short page the browser would keep the
 * footer in view while the list above it grows, and the lobby would load games that are out of view. Input of the user
 * ends it.
 */
export function restoreScroll(): void {
  const position = positions.get(key) ?? 0
  const attempt = ++attempts
  restoring = attempt
  let end = performance.now() + TIMEOUT_MS
  let height: number | undefined
  let isRestored = false
  const tryOnce = () => {
    if (restoring !== attempt) return
    const { scrollHeight } = document.documentElement
    if (scrollHeight !== height) {
      height = scrollHeight
      const isTallEnough = scrollHeight - innerHeight > position - 2
      if (isTallEnough && !isRestored) end = performance.now() + KEEP_MS
      isRestored ||= isTallEnough
      scrollTo(0, isTallEnough ? position : 0)
    }
    if (performance.now() > end) restoring = 0
    else requestAnimationFrame(tryOnce)
  }
  tryOnce()
}
