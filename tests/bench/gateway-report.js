// @ts-check
/** The table of the gateway's figures. */
import { median } from './statistics.js'

/** @typedef {import('./gateway-load.js').Figure} Figure */
/** @typedef {import('./load.js').Loaded} Loaded */
/** @typedef {{ median: number, min: number, max: number }} Range */

/** Medians and ranges. @param {Figure} figure */
export function summaryOf({ name, database, runs, floor, aim }) {
  const perSecond = rangeOf(runs.map(run => run.perSecond))
  const floorPerSecond = floor && rangeOf(floor.map(run => run.perSecond))
  const p50 = rangeOf(runs.map(run => run.p50))
  const p99 = rangeOf(runs.map(run => run.p99))
  const ratio = floorPerSecond && perSecond.median / floorPerSecond.median
  const failures = runs.reduce((sum, run) => sum + run.failures, 0)
  const isReached =
    failures === 0 &&
    (ratio ?? Infinity) >= (aim?.ratio ?? 0) &&
    p50.median <= (aim?.p50 ?? Infinity) &&
    p99.median <= (aim?.p99 ?? Infinity)
  return { name, database, perSecond, floorPerSecond, ratio, p50, p99, failures, aim, isReached }
}

/** @param {number[]} values @returns {Range} */
function rangeOf(values) {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) }
}

/** @param {readonly Figure[]} figures */
export function printFigures(figures) {
  for (const database of new Set(figures.map(figure => figure.database))) {
    console.log(`\n${database}\n`)
    line('', 'per second', '', 'p50 ms', 'p99 ms', 'floor', '÷ floor', 'aim', 'failures')
    for (const figure of figures) if (figure.database === database) printFigure(summaryOf(figure))
  }
}

/** @param {ReturnType<typeof summaryOf>} summary */
function printFigure({ name, perSecond, floorPerSecond, ratio, p50, p99, failures, aim, isReached }) {
  const aims = [
    ...(aim?.ratio === undefined ? [] : [`≥ ${aim.ratio}`]),
    ...(aim?.p50 === undefined ? [] : [`≤ ${aim.p50}, ${aim.p99} ms`])
  ]
  line(
    name,
    perSecond.median.toFixed(0),
    `${perSecond.min.toFixed(0)}–${perSecond.max.toFixed(0)}`,
    p50.median.toFixed(1),
    p99.median.toFixed(1),
    floorPerSecond?.median.toFixed(0) ?? '',
    ratio?.toFixed(2) ?? '',
    aims.length ? `${isReached ? '✓' : '✗'} ${aims.join()}` : '',
    failures.toFixed(0)
  )
}

/** @param {string} name @param {string[]} cells */
function line(name, ...cells) {
  console.log(name.padEnd(36) + cells.map(cell => cell.padStart(14)).join(''))
}
