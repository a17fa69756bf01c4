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

/** How long one that nobody waits for may hold up the next, ms. */
const TURN_MS = 500

/**
 * What nobody waits for stands back until the page has shown what the visitor came for, and comes one after the other
 * then, so that a slow device can answer a touch in between.
 */
export function waitForContent(): void {
  const world = environment()
  const { whenIdle } = world
  let last = isSettled
  world.whenIdle = work => {
    last = last.then(
      () =>
        new Promise(resolve => {
          whenIdle(() => {
            setTimeout(resolve, TURN_MS)
            void Promise.resolve(work()).finally(resolve)
          })
        })
    )
  }
}
