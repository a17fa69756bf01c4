/**
 * The index that an arrow key leads to in a list of `count` entries; it wraps around at both ends.
 * @returns undefined for every other key.
 */
export function arrowTarget(key: string, current: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowRight' || key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (current - 1 + count) % count
  return undefined
}
