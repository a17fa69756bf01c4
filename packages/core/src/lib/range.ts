/** The integers from 0 to `length` - 1. Not `Array.from({ length })`: old polyfills of host pages accept only arrays. */
export function range(length: number): number[] {
  return [...Array(Math.max(0, length)).keys()]
}
