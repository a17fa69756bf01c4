/** How long the browser may put it off, ms. */
const LATEST_MS = 5_000

/** Does what nobody waits for once the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: LATEST_MS })
  else setTimeout(work, LATEST_MS)
}
