import { isPlainKey } from '../kit/plain-events.ts'

type Key = { key: string } & Parameters<typeof isPlainKey>[0]

/**
 * The index that an arrow key leads to in a list of `count` entries; it wraps around at both ends.
 * @returns undefined for every other key, and for shortcuts of the browser: Alt and the left arrow go back.
 */
export function arrowTarget(event: Key, current: number, count: number): number | undefined {
  if (!isPlainKey(event)) return undefined
  const { key } = event
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowRight' || key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (current - 1 + count) % count
  return undefined
}
