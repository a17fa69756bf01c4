/** Scroll positions by history entry, px; not kept across page loads. */
const positions = new Map<string, number>()

/** How long to wait until the page is as tall as it was, ms. */
const TIMEOUT_MS = 2_000

let key = ''
let restoring = 0

/** Replaces the browser's scroll restoration, which runs before the content is there. */
export function startScroll(): void {
  history.scrollRestoration = 'manual'
  enterEntry()
  addEventListener('scroll', () => restoring || positions.set(key, scrollY), { passive: true })
  for (const type of ['wheel', 'touchstart', 'keydown'] as const)
    addEventListener(type, () => (restoring = 0), { passive: true, capture: true })
}

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
  const state = entry()
  const isNew = state.key === undefined
  key = state.key ?? crypto.randomUUID()
  if (isNew) history.replaceState({ ...state, key, from }, '')
  return isNew
}

/** Path of the previous entry, if known. */
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
 * Restores the position of this history entry once the page is tall enough (NAV-04). Until then the page stays at its
 * top: at the end of a short page, the lobby would load games that nobody looks at.
 */
export function restoreScroll(): void {
  const position = positions.get(key) ?? 0
  const end = performance.now() + TIMEOUT_MS
  const attempt = ++restoring
  const tryOnce = () => {
    if (restoring !== attempt) return
    const isTallEnough = document.documentElement.scrollHeight - innerHeight > position - 2
    const isOver = isTallEnough || performance.now() > end
    scrollTo(0, isOver ? position : 0)
    if (isOver) restoring = 0
    else requestAnimationFrame(tryOnce)
  }
  tryOnce()
}
