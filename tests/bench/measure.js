// @ts-check
/** Measures one page load with an empty cache. */
import { median } from './statistics.js'
import { watchPage } from './watch-page.js'

/** @typedef {import('./watch-page.js').Seen} Seen */

/** Latency for each request in ms and throughput in bytes a second: what Lighthouse calls slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }

/**
 * @typedef {object} Measured
 * @property {number} shown     All wanted elements have drawn, ms.
 * @property {number} [ready]   All of them have their first content, ms.
 * @property {number} [paint]   First contentful paint, ms.
 * @property {number} requests  Number of scripts.
 * @property {number} bytes     Their compressed size, KB of 1024 bytes.
 * @property {number} script    Time in scripts, ms, on the slowed-down processor.
 * @property {number} heap      MB in use after a collection.
 * @property {number} shift     Layout shift.
 */

/**
 * @param {import('playwright-core').Browser} browser
 * @param {{ url: string, tags: string[], slow?: boolean }} what `tags`: the elements to wait for; none: for the first paint.
 * @returns {Promise<Measured>}
 */
export async function measure(browser, { url, tags, slow = false }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await session.send('Network.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    if (slow) await session.send('Network.emulateNetworkConditions', SLOW_4G)
    const scripts = countScripts(session)
    await page.addInitScript(watchPage)
    await page.goto(url)
    await page.waitForFunction(isSettled, tags, { polling: 100, timeout: 30_000 })
    // Read before the garbage collection, which would be included in the script time.
    const { script } = await readMetrics(session)
    await session.send('HeapProfiler.collectGarbage')
    const { heap } = await readMetrics(session)
    const seen = /** @type {Seen} */ (await page.evaluate('globalThis.seen'))
    return { ...summary(seen, tags), ...scripts, script, heap }
  } finally {
    await context.close()
  }
}

/** Runs in the page. @param {string[]} tags */
function isSettled(tags) {
  const { seen } = /** @type {{ seen: Seen }} */ (/** @type {unknown} */ (globalThis))
  if (tags.length === 0) return seen.paint !== undefined && document.readyState === 'complete'
  return tags.every(tag => tag in seen.shown && (tag in seen.ready || !tag.startsWith('bnw-')))
}

/** @param {Seen} seen @param {string[]} tags */
function summary({ shown, ready, shift, paint }, tags) {
  const last = (/** @type {Record<string, number>} */ times) =>
    Math.max(...tags.map(tag => times[tag] ?? Number.NaN))
  const isOurs = tags.some(tag => tag.startsWith('bnw-'))
  return {
    shown: tags.length ? last(shown) : (paint ?? Number.NaN),
    ...(isOurs && { ready: last(ready) }),
    paint,
    shift
  }
}

/** @param {import('playwright-core').CDPSession} session */
function countScripts(session) {
  const scripts = { requests: 0, bytes: 0 }
  /** @type {Map<string, string>} A script that is preloaded and then imported counts once. */
  const addresses = new Map()
  session.on('Network.responseReceived', ({ type, requestId, response }) => {
    if (type !== 'Script' && !response.mimeType.includes('javascript')) return
    if ([...addresses.values()].includes(response.url)) return
    addresses.set(requestId, response.url)
    scripts.requests += 1
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (addresses.has(requestId)) scripts.bytes += encodedDataLength / 1024
  })
  return scripts
}

/** @param {import('playwright-core').CDPSession} session */
async function readMetrics(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (/** @type {string} */ name) =>
    metrics.find(metric => metric.name === name)?.value ?? Number.NaN
  return { script: value('ScriptDuration') * 1000, heap: value('JSHeapUsedSize') / 1024 / 1024 }
}

/**
 * The medians of many runs.
 * @param {readonly Measured[]} runs @returns {Measured}
 */
export function medians(runs) {
  const keys = /** @type {(keyof Measured)[]} */ (Object.keys(runs[0] ?? {}))
  const pairs = keys.map(key => [key, median(runs.map(run => run[key] ?? Number.NaN))])
  return /** @type {Measured} */ (Object.fromEntries(pairs))
}
