// @ts-check
/* global document, performance, PerformanceObserver, requestAnimationFrame */

/**
 * Runs in the page before its own scripts: records when each element renders, when it is ready, and how much the layout
 * shifts. Times are ms since navigation began.
 *
 * @typedef {object} Seen
 * @property {Record<string, number>} shown  Tag → the frame in which it first drew.
 * @property {Record<string, number>} ready  Tag → its first content, `bnw-ready`.
 * @property {number} shift                  Sum of layout shifts.
 * @property {number | undefined} paint      First contentful paint.
 */
export function watchPage() {
  /** @type {Seen} */
  const seen = { shown: {}, ready: {}, shift: 0, paint: undefined }
  Object.assign(globalThis, { seen })
  document.addEventListener('bnw-ready', ({ target }) => {
    const { localName } = /** @type {Element} */ (target)
    seen.ready[localName] ??= performance.now()
  })
  new PerformanceObserver(list => {
    for (const { startTime, name } of list.getEntries())
      if (name === 'first-contentful-paint') seen.paint = startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) seen.shift += /** @type {any} */ (entry).value
  }).observe({ type: 'layout-shift', buffered: true })

  const wanted = 'floor-hello, [data-bench]'
  const look = () => {
    for (const element of document.querySelectorAll(wanted)) {
      if (element.localName in seen.shown || !isDrawn(element)) continue
      seen.shown[element.localName] = performance.now()
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)

  /** @param {Element} element */
  function isDrawn(element) {
    const view =
      element.querySelector('[slot=bnw-view] > *') ??
      element.shadowRoot?.querySelector('.root, button, iframe')
    return Boolean(view?.getClientRects().length)
  }
}
