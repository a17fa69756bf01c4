// @ts-check
/** Traces of Chromium. */
import { once } from 'node:events'

/**
 * @param {import('playwright-core').CDPSession} session @param {string[]} includedCategories
 * @param {() => Promise<unknown>} run @returns {Promise<any[]>} The events, in order.
 */
export async function traced(session, includedCategories, run) {
  /** @type {any[]} */
  const events = []
  const collect = (/** @type {{ value: any[] }} */ { value }) => void events.push(...value)
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories }
  })
  await run()
  const complete = once(/** @type {any} */ (session), 'Tracing.tracingComplete')
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return events
}

/** The page's work between two frames, ms of CPU time, by the marks that the page sets. @param {any[]} events */
export function workPerFrame(events) {
  const marks = events.filter(({ name }) => name === 'bench-frame').toSorted((one, two) => one.ts - two.ts)
  const { pid, tid } = marks[0]
  const tasks = events.filter(
    event => event.name === 'RunTask' || event.name === 'ThreadControllerImpl::RunTask'
  )
  const own = tasks.filter(event => event.pid === pid && event.tid === tid && event.ph === 'X')
  const frames = marks.map(() => 0)
  for (const { ts, dur, tdur } of own) {
    const at = marks.findLastIndex(mark => mark.ts <= ts + dur)
    if (at >= 0) frames[at] = (frames[at] ?? 0) + (tdur ?? dur) / 1_000
  }
  return frames
}

/**
 * Counts frames of scrolling as the browser reports them: `shown` in time, of these `late` (the page's own changes came in
 * a later frame) and `blank` (a part was not painted yet), and `dropped` (nothing moved).
 *
 * @param {any[]} events
 */
export function framesOf(events) {
  const reports = events.map(({ name, args }) =>
    name === 'PipelineReporter' ? args.frame_reporter : undefined
  )
  const scrolled = reports.filter(report => report && report.scroll_state !== 'SCROLL_NONE')
  const count = (/** @type {RegExp} */ state, /** @type {(report: any) => unknown} */ holds = () => true) =>
    scrolled.filter(report => state.test(report.state) && holds(report)).length
  return {
    shown: count(/PRESENTED/),
    late: count(/PARTIAL/, ({ affects_smoothness }) => affects_smoothness),
    blank: count(/PRESENTED/, report => report.has_missing_content),
    dropped: count(/DROPPED/)
  }
}
