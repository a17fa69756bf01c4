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

type Work = () => unknown

let addContent = (work: Work): void => environment().whenIdle(work)

/** Queues idle work of the page in view: it goes before that of header and footer, also if that came first. */
export function queueContent(work: Work): void {
  addContent(work)
}

/**
 * Delays all idle work until the page has its first content, and runs it one after the other, so that a slow device can
 * handle input in between.
 */
export function queueIdleWork(): void {
  const current = environment()
  const { whenIdle } = current
  const content: Work[] = []
  const others: Work[] = []
  let isRunning = false
  const runAll = async () => {
    isRunning = true
    await firstContent
    for (let work = next(); work; work = next()) await run(work, whenIdle)
    isRunning = false
  }
  const next = () => content.shift() ?? others.shift()
  const queueTo = (lane: Work[]) => (work: Work) => {
    lane.push(work)
    if (!isRunning) void runAll()
  }
  addContent = queueTo(content)
  current.whenIdle = queueTo(others)
}

function run(work: Work, whenIdle: (work: Work) => void): Promise<void> {
  return new Promise(resolve => {
    whenIdle(() => {
      setTimeout(resolve, WORK_TIMEOUT_MS)
      void Promise.resolve(work()).finally(resolve)
    })
  })
}
