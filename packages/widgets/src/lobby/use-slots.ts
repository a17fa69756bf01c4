import { useRef } from 'react'

import type { Pace } from './pace.ts'

/** A row with the key of its elements. */
export interface Slot {
  row: number
  key: number
}

interface SlotOptions {
  pace: Pace
  /** The focus is in one of the rows. */
  hasFocus: boolean
}

/** How many rows that have left stay until others take their elements. */
const MAX_SPARE = 2

/**
 * Gives each row a key. While the list scrolls, a row that enters takes the elements of one that has left: changing tiles
 * costs a fraction of creating them. Rows seldom enter in the frame in which others leave, so those that have left stay
 * until then, or until scrolling has ended.
 *
 * Moving elements costs as much as creating them, and takes the focus or a click from them. So they stay in place until
 * scrolling has ended; only then do they follow the order of their rows, as the keyboard and screen readers need it. With
 * the focus inside, none is reused, so that none has to move.
 *
 * @param rows Ascending.
 */
export function useSlots(rows: readonly number[], { pace, hasFocus }: SlotOptions): readonly Slot[] {
  const last = useRef<readonly Slot[]>([])
  const nextKey = useRef(0)
  const known = new Map(last.current.map(({ row, key }) => [row, key]))
  const left = last.current.filter(({ row }) => !rows.includes(row))
  const isReusing = (pace === 'slow' || pace === 'skimming') && !hasFocus && left.length < last.current.length
  const spare = isReusing ? left : []
  const slots = rows.map(row => {
    const key = known.get(row) ?? spare.shift()?.key ?? nextKey.current++
    return { row, key }
  })
  const all = [...spare.slice(-MAX_SPARE), ...slots]
  const isSorted = pace === 'still' || (hasFocus && isAscending(last.current))
  last.current = all.toSorted((one, other) => (isSorted ? one.row - other.row : one.key - other.key))
  return last.current
}

function isAscending(slots: readonly Slot[]): boolean {
  return slots.every(({ row }, index) => row > (slots[index - 1]?.row ?? -1))
}
