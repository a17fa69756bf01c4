/** The whole numbers from 0 to `length` - 1. Some pages replace `Array.from()` by one that takes only lists (H5). */
export function range(length: number): number[] {
  return [...Array(Math.max(0, length)).keys()]
}
