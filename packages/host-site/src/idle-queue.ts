import { environment } from '@bnw/core'

/** After this time idle work starts even if the page has no content yet, ms. */
const FIRST_CONTENT_TIMEOUT_MS = 2_000

/** Resolves when the first element of the page is ready, or after the timeout. */
const firstContent = new Promise<void>(resolve => {
  setTimeout(resolve, FIRST_CONTENT_TIMEOUT_MS)
  document.addEventListener('bnw-ready', function onReady({ target }) {
    if (!(target instanceof Element) || !target.closest('main')) return
    document.removeEventListener('bnw-ready', onReady)
    resolve()
  })
})

/** How long one item of idle work may delay the next, ms. */
const WORK_TIMEOUT_MS = 500

/**
 * Delays all idle work until the page has its first content, and runs it one after the other, so that a slow device can
 * handle input in between.
 */
export function queueIdleWork(): void {
  const current = environment()
  const { whenIdle } = current
  let last = firstContent
  current.whenIdle = work => {
    last = last.then(
      () =>
        new Promise(resolve => {
          whenIdle(() => {
            setTimeout(resolve, WORK_TIMEOUT_MS)
            void Promise.resolve(work()).finally(resolve)
          })
        })
    )
  }
}
