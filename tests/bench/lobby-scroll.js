// @ts-check
/* global document, performance, requestAnimationFrame, scrollTo, innerHeight */
/**
 * `npm run bench:lobby`: how a lobby of 20,000 games scrolls on a processor slowed down four times
 * (LOB-05). By script, faster than a person scrolls: frames a second, the longest time between two, the number of nodes
 * and of requests. The first scroll by script is that of a new browser profile, whose cache has no pictures. By the wheel:
 * the browser's own report of its frames, and how many slots in view had no tile yet. Last, the page's CPU time for each
 * frame; that is a scroll of its own, since a trace of each task takes a third of the frames.
 */
import { chromium } from 'playwright-core'

import { BROWSER_FLAGS, findFullBrowser } from '../../scripts/find-programs.js'
import { measureJumps } from './lobby-jumps.js'
import { startSandbox } from './sandbox.js'
import { quantile } from './statistics.js'
import { framesOf, traced, workPerFrame } from './trace.js'

/** One frame at 60 a second, ms. */
const FRAME = 16.7

/** Duration of each scroll, ms. */
const DURATION = 3_000

/** First id and number of the usual games and of further ones, in the order of the lobby. */
const DRAWN = /** @type {const} */ ([
  [1_001, 312],
  [100_001, 1_600]
])

/** Speeds of the wheel, px/s. */
const WHEELS = [800, 1_500, 4_000, 9_000]

/** Speeds of the script, px/s, independent of the frame rate; 0 jumps to a distant position each second. */
const FIRST = { name: 'first scroll, 3,000 px/s', speed: 3_000, duration: 10_000 }
/** Aims: 50 frames a second, and no more than 60 ms between two. */
const SKIMMING = { name: 'skimming, 3,000 px/s', speed: 3_000, duration: 10_000 }
const WAYS = [
  { name: 'reading, 1,500 px/s', speed: 1_500 },
  SKIMMING,
  { name: 'fling, 9,000 px/s', speed: 9_000 },
  { name: 'scroll bar, 60,000 px/s', speed: 60_000 },
  { name: 'jumps over the whole list', speed: 0 }
]

const sandbox = await startSandbox({ allowed: 'http://localhost', catalogue: 20_000 })
const browser = await chromium.launch({ executablePath: findFullBrowser(), args: BROWSER_FLAGS })
try {
  await drawCovers()
  const lobby = await openLobby()
  console.log(`${'by script, 4× slower'.padEnd(28)}frames/s longest   nodes  calls aborted`)
  for (const way of [FIRST, ...WAYS]) await measureScript(lobby, way)
  const { median, worst } = await measureJumps(lobby.page)
  console.log(
    `games in view after a jump, beyond the reply: median ${median.toFixed(0)} ms, at most ${worst.toFixed(0)} ms`
  )
  await lobby.page.evaluate(() => scrollTo(0, 0))
  console.log(`${'by the wheel, 4× slower'.padEnd(28)}   shown    late   blank dropped  without tile`)
  for (const speed of WHEELS) await measureWheel(lobby, speed)
  console.log(`${'work per frame, ms'.padEnd(28)}  median     p95     max  over 16.7 ms`)
  await measureWork(lobby, SKIMMING)
} finally {
  await browser.close()
  await sandbox.end()
  await sandbox.forget()
}

/**
 * @typedef {object} Lobby
 * @property {import('playwright-core').Page} page
 * @property {import('playwright-core').CDPSession} session
 * @property {{ calls: number, aborted: number }} requests  Since the last measurement.
 */

/** The lobby in a new browser profile, slowed down. @returns {Promise<Lobby>} */
async function openLobby() {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const requests = { calls: 0, aborted: 0 }
  page.on('request', request => (requests.calls += isGames(request) ? 1 : 0))
  page.on('requestfailed', request => (requests.aborted += isGames(request) ? 1 : 0))
  await page.goto(`${sandbox.site}/slot`)
  await page.locator('bnw-lobby [part=tile]').first().waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { page, session, requests }
}

/** @param {Lobby} lobby @param {number} speed px/s */
async function measureWheel({ page, session }, speed) {
  const counted = page.evaluate(countEmptySlots, DURATION)
  const wheel = {
    x: 640,
    y: 500,
    yDistance: (-speed * DURATION) / 1_000,
    speed,
    gestureSourceType: 'mouse'
  }
  const events = await traced(session, ['cc', 'benchmark'], () =>
    session.send('Input.synthesizeScrollGesture', /** @type {any} */ ({ ...wheel, preventFling: true }))
  )
  const { shown, late, blank, dropped } = framesOf(events)
  const { empty, all } = await counted
  printRow(`${speed} px/s`, [shown, late, blank, dropped, `${((empty / all) * 100).toFixed(1)} %`])
}

/** @typedef {{ name: string, speed: number, duration?: number }} Way */

/** @param {Lobby} lobby @param {Way} way */
async function measureScript({ page, requests }, way) {
  Object.assign(requests, { calls: 0, aborted: 0 })
  const { perSecond, longest } = await page.evaluate(scroll, { duration: DURATION, ...way })
  const { calls, aborted } = requests
  const nodes = await page.evaluate(countNodes)
  printRow(way.name, [perSecond.toFixed(1), longest.toFixed(1), nodes, calls, aborted])
}

/** @param {Lobby} lobby @param {Way} way */
async function measureWork({ page, session }, way) {
  const events = await traced(session, ['devtools.timeline', 'toplevel', 'blink.user_timing'], () =>
    page.evaluate(scroll, { duration: DURATION, ...way })
  )
  const tasks = workPerFrame(events)
  const times = [0.5, 0.95, 1].map(part => quantile(tasks, part).toFixed(1))
  const late = tasks.filter(time => time > FRAME).length
  printRow(way.name, [...times, `${late} of ${tasks.length}`])
}

/** @param {string} name @param {(string | number)[]} cells */
function printRow(name, cells) {
  console.log(`${name.padEnd(28)}${cells.map(cell => String(cell).padStart(8)).join('')}`)
}

/**
 * The gateway renders a cover at its first request, on the same machine, and keeps 2,000; in production covers are files.
 * So those of all rows that the page scrolls through, except by jumps, are requested before the measurement.
 */
async function drawCovers() {
  const ids = DRAWN.flatMap(([first, count]) => Array.from({ length: count }, (_, index) => first + index))
  const draw = async () => {
    for (let id = ids.pop(); id; id = ids.pop()) await fetch(`${sandbox.site}/images/games/${id}.webp`)
  }
  await Promise.all(Array.from({ length: 8 }, draw))
}

/** @param {import('playwright-core').Request} request */
function isGames(request) {
  return request.postData()?.includes('games_list') ?? false
}

/**
 * Runs in the page. How fast frames follow each other; the longest time between two in ms.
 *
 * @param {{ speed: number, duration: number }} way @returns {Promise<{ perSecond: number, longest: number }>}
 */
function scroll({ speed, duration }) {
  return new Promise(resolve => {
    const began = performance.now()
    let [jumps, frames, longest, last] = [0, 0, 0, began]
    const next = () => {
      const now = performance.now()
      const past = now - began
      longest = Math.max(longest, now - last)
      last = now
      frames++
      performance.mark('bench-frame')
      if (past > duration) return resolve({ perSecond: (1_000 * frames) / past, longest })
      const tall = document.documentElement.scrollHeight - innerHeight
      if (speed > 0) scrollTo(0, Math.min(tall, (speed * past) / 1_000))
      else if (past >= jumps * 1_000) scrollTo(0, tall * ((++jumps * 0.37) % 1))
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
}

/** Runs in the page: counts the slots in view, in every fourth frame, and those without a tile. @param {number} duration ms */
function countEmptySlots(duration) {
  return new Promise(resolve => {
    const began = performance.now()
    const root = /** @type {ShadowRoot} */ (document.querySelector('bnw-lobby')?.shadowRoot)
    const seen = { empty: 0, all: 0 }
    let frame = 0
    const next = () => {
      if (performance.now() - began > duration) return resolve(seen)
      if (frame++ % 4) return requestAnimationFrame(next)
      for (const slot of root.querySelectorAll('.row > *')) {
        const { top, bottom } = slot.getBoundingClientRect()
        if (bottom < 0 || top > innerHeight) continue
        seen.all++
        if (slot.getAttribute('role') !== 'listitem') seen.empty++
      }
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
}

/** Runs in the page: counts all elements, also in shadow roots. */
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
