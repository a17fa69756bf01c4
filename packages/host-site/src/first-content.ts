import { environment } from '@bnw/core'

/** How long the first content may take before others need no longer stand back, ms. */
const PATIENCE_MS = 2_000

/** The first content of the page is there, or has been waited for long enough. */
const isSettled = new Promise<void>(resolve => {
  setTimeout(resolve, PATIENCE_MS)
  document.addEventListener('bnw-ready', function settle({ target }) {
    if (!(target as Element).closest('main')) return
    document.removeEventListener('bnw-ready', settle)
    resolve()
  })
})

/** What nobody waits for stands back until the page has shown what the visitor came for. */
export function waitForContent(): void {
  const world = environment()
  const { whenIdle } = world
  world.whenIdle = work => void isSettled.then(() => whenIdle(work))
}
