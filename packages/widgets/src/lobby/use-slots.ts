import { useRef } from 'react'

/** A row with the key of its elements. */
export interface Slot {
  row: number
  key: number
}

/**
 * Gives each row a key. While the list scrolls down, a row that enters at the end takes the elements of one that has left:
 * changing tiles costs a fraction of creating them.
 *
 * Rows that enter elsewhere, and all after a jump, get new elements: React would have to move the others, which takes the
 * focus from them.
 *
 * @param rows Ascending.
 */
export function useSlots(rows: readonly number[], isReusing: boolean): readonly Slot[] {
  const last = useRef<readonly Slot[]>([])
  const nextKey = useRef(0)
  const known = new Map(last.current.map(({ row, key }) => [row, key]))
  const end = Math.max(...last.current.filter(({ row }) => rows.includes(row)).map(({ row }) => row))
  const free = last.current.filter(({ row }) => !rows.includes(row)).map(({ key }) => key)
  const slots = rows.map(row => {
    const reused = isReusing && row > end && end >= 0 ? free.shift() : undefined
    return { row, key: known.get(row) ?? reused ?? nextKey.current++ }
  })
  last.current = slots
  return slots
}
