// @ts-check
/* global document, innerHeight, PerformanceObserver, performance, requestAnimationFrame, scrollTo */
/** How long the games in view take after a jump to a distant part of the lobby, beyond the reply that brings them. */

import { median } from './statistics.js'

/** Number of jumps, and the time between them, ms: the rows around the view render after those in it. */
const JUMPS = 11
const INTERVAL = 2_500

/**
 * Between two frames, so at best 17 ms.
 * @param {import('playwright-core').Page} page A lobby. @returns {Promise<{ median: number, worst: number }>} ms
 */
export async function measureJumps(page) {
  const times = await page.evaluate(jump, { jumps: JUMPS, interval: INTERVAL })
  return { median: median(times), worst: Math.max(...times) }
}

/** Runs in the page. @param {{ jumps: number, interval: number }} options @returns {Promise<number[]>} ms */
async function jump({ jumps, interval }) {
  const list = /** @type {HTMLElement} */ (
    document.querySelector('bnw-lobby')?.shadowRoot?.querySelector('[role=list].grid')
  )
  /** @type {PerformanceResourceTiming[]} */
  const requests = []
  new PerformanceObserver(all => {
    requests.push(.../** @type {PerformanceResourceTiming[]} */ (all.getEntriesByType('resource')))
  }).observe({ type: 'resource' })
  const isComplete = () => {
    const slots = [...list.querySelectorAll('.row > *')].filter(slot => {
      const { top, bottom } = slot.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
    return slots.length > 0 && slots.every(slot => slot.getAttribute('role') === 'listitem')
  }
  const times = []
  for (let at = 1; at <= jumps; at++) {
    const begun = performance.now()
    scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * ((at * 0.37) % 1))
    // The rows of the former place leave with the next frame.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    while (!isComplete()) await new Promise(resolve => requestAnimationFrame(resolve))
    const complete = performance.now()
    await new Promise(resolve => setTimeout(resolve, interval))
    const replies = requests.filter(({ name, startTime }) => name.includes('/endpoint/') && startTime > begun)
    times.push(complete - Math.min(...replies.map(({ responseEnd }) => responseEnd)))
  }
  return times
}
