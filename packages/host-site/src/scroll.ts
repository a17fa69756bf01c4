/** Places of the scroll bar by history entry, as long as the page lives. */
const places = new Map<string, number>()

/** How long a page gets to become as tall as it was, ms. */
const PATIENCE_MS = 2_000

let key = ''
let restoring = 0

/** Takes the scroll bar into our own hands: the browser's restoring comes before the content does. */
export function startScroll(): void {
  history.scrollRestoration = 'manual'
  enterEntry()
  addEventListener('scroll', () => restoring || places.set(key, scrollY), { passive: true })
  for (const type of ['wheel', 'touchstart', 'keydown'] as const)
    addEventListener(type, () => (restoring = 0), { passive: true, capture: true })
}

interface Entry {
  key?: string
  /** Path of the entry before, where this one was reached from a page of the site. */
  from?: string
}

/**
 * Gives the history entry at hand its key, where it has none. Returns whether it is a new one.
 *
 * @param from Path of the entry before.
 */
export function enterEntry(from?: string): boolean {
  const state = entry()
  const isNew = state.key === undefined
  key = state.key ?? crypto.randomUUID()
  if (isNew) history.replaceState({ ...state, key, from }, '')
  return isNew
}

/** Path of the entry before this one, as far as it is known. */
export function pathBefore(): string | undefined {
  return entry().from
}

function entry(): Entry {
  return (history.state ?? {}) as Entry
}

export function scrollToTop(): void {
  scrollTo(0, 0)
}

/**
 * Brings back the place of this history entry, as soon as the page is tall enough (NAV-04). Till then it stands at its
 * top: at the end of what is there already, a lobby would be asked for games that nobody looks at.
 */
export function restoreScroll(): void {
  const place = places.get(key) ?? 0
  const end = performance.now() + PATIENCE_MS
  const attempt = ++restoring
  const tryOnce = () => {
    if (restoring !== attempt) return
    const isTallEnough = document.documentElement.scrollHeight - innerHeight > place - 2
    const isOver = isTallEnough || performance.now() > end
    scrollTo(0, isOver ? place : 0)
    if (isOver) restoring = 0
    else requestAnimationFrame(tryOnce)
  }
  tryOnce()
}
