// @ts-check
/* global document, performance, requestAnimationFrame, scrollTo, scrollY, innerHeight */
/**
 * `node tests/bench/lobby-scroll.js`: how a lobby of 20,000 games scrolls on a processor slowed down four times
 * (LOB-05). Says for each way of scrolling how long the page's own work for a frame takes (script, style and layout, not
 * what else runs on the machine), how many frames have more than 16.7 ms of it, and how much is in the document.
 */
import { once } from 'node:events'

import { chromium } from 'playwright-core'

import { BROWSER_FLAGS, findBrowser } from '../../scripts/find-browser.js'
import { startSandbox } from './sandbox.js'

/** One frame at 60 a second, ms. */
const FRAME = 16.7

/** px of each frame; a jump goes to another end of the list each second. */
const WAYS = [
  { name: 'reading, 1,500 px/s', step: 25, frames: 180 },
  { name: 'fling, 9,000 px/s', step: 150, frames: 180 },
  { name: 'scroll bar, 60,000 px/s', step: 1_000, frames: 180 },
  { name: 'jumps over the whole list', step: 0, frames: 180 }
]

process.env.SANDBOX_GAMES ||= '20000'
const sandbox = await startSandbox({ allowed: 'http://localhost' })
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  let asked = 0
  let dropped = 0
  page.on('request', request => (asked += isGames(request) ? 1 : 0))
  page.on('requestfailed', request => (dropped += isGames(request) ? 1 : 0))
  await page.goto(`${sandbox.site}/slot`)
  await page.locator('bnw-lobby [part=tile]').first().waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  console.log(`${'4× slower'.padEnd(28)}  median     p95     max  over 16.7 ms   nodes  asked  given up`)
  for (const way of WAYS) {
    asked = dropped = 0
    const tasks = await traced(session, () => page.evaluate(scroll, way))
    const { median, p95, max, over } = spread(tasks)
    const nodes = await page.evaluate(countNodes)
    const cells = [median, p95, max].map(time => time.toFixed(1).padStart(8)).join('')
    const share = `${over} of ${way.frames}`.padStart(14)
    console.log(`${way.name.padEnd(28)}${cells}${share}${String(nodes).padStart(8)}${String(asked).padStart(7)}${String(dropped).padStart(10)}`) // prettier-ignore
  }
} finally {
  await browser.close()
  await sandbox.end()
  await sandbox.forget()
}

/** @param {import('playwright-core').Request} request */
function isGames(request) {
  return request.postData()?.includes('games_list') ?? false
}

/**
 * The main thread's time for each frame, ms of processor.
 *
 * @param {import('playwright-core').CDPSession} session @param {() => Promise<unknown>} run
 */
async function traced(session, run) {
  /** @type {any[]} */
  const events = []
  const collect = (/** @type {{ value: any[] }} */ { value }) => void events.push(...value)
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', 'blink.user_timing'] }
  })
  await run()
  const complete = once(/** @type {any} */ (session), 'Tracing.tracingComplete')
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return perFrame(events)
}

/** Work of the page between two frames, by the marks that the scrolling sets. @param {any[]} events */
function perFrame(events) {
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

/** @param {number[]} times */
function spread(times) {
  const sorted = times.toSorted((one, two) => one - two)
  const at = (/** @type {number} */ part) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0
  return { median: at(0.5), p95: at(0.95), max: at(1), over: times.filter(time => time > FRAME).length }
}

/** Runs in the page. @param {{ step: number, frames: number }} way */
function scroll({ step, frames }) {
  return new Promise(resolve => {
    let left = frames
    const next = () => {
      performance.mark('bench-frame')
      if (left-- === 0) return resolve(undefined)
      const tall = document.documentElement.scrollHeight - innerHeight
      if (step > 0) scrollTo(0, Math.min(tall, scrollY + step))
      else if (left % 60 === 0) scrollTo(0, tall * ((left * 0.0137) % 1))
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
}

/** Runs in the page: everything, within shadow roots too. */
function countNodes() {
  const count = (/** @type {ParentNode} */ root) => {
    let nodes = 0
    for (const element of root.querySelectorAll('*')) {
      nodes++
      if (element.shadowRoot) nodes += count(element.shadowRoot)
    }
    return nodes
  }
  return count(document)
}
