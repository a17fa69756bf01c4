import { useRef } from 'react'

/** A row with the key of its elements. */
export interface Slot {
  row: number
  key: number
}

interface SlotOptions {
  /** Rows that enter take the elements of rows that have left. */
  isReusing: boolean
  /** The elements are in the order of their rows, as the keyboard and screen readers need it. */
  isSorted: boolean
}

/** How many rows that have left stay until others take their elements. */
const MAX_SPARE = 2

/**
 * Gives each row a key. While the list scrolls, a row that enters takes the elements of one that has left: changing tiles
 * costs a fraction of creating them. Rows seldom enter in the frame in which others leave, so those that have left stay
 * until then.
 *
 * Moving elements costs as much as creating them, so they stay in place until scrolling has ended.
 *
 * @param rows Ascending.
 */
export function useSlots(rows: readonly number[], { isReusing, isSorted }: SlotOptions): readonly Slot[] {
  const last = useRef<readonly Slot[]>([])
  const nextKey = useRef(0)
  const known = new Map(last.current.map(({ row, key }) => [row, key]))
  const left = last.current.filter(({ row }) => !rows.includes(row))
  const spare = isReusing && left.length < last.current.length ? left : []
  const slots = rows.map(row => {
    const key = known.get(row) ?? spare.shift()?.key ?? nextKey.current++
    return { row, key }
  })
  const all = [...spare.slice(-MAX_SPARE), ...slots]
  last.current = all.toSorted((one, other) => (isSorted ? one.row - other.row : one.key - other.key))
  return last.current
}
