/** The whole numbers from 0 up to `length`. Pages are met whose own `Array.from()` knows nothing but lists (H5). */
export function range(length: number): number[] {
  return [...Array(Math.max(0, length)).keys()]
}
