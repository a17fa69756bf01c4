// @ts-check

/** The smallest value that this part of all values does not exceed; NaN without values. @param {readonly number[]} values @param {number} part 0 to 1 */
export function quantile(values, part) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN
}

/** @param {readonly number[]} values */
export function median(values) {
  return quantile(values, 0.5)
}
