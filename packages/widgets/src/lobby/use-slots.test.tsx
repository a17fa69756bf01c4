import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { useSlots } from './use-slots.ts'

let root: Root
let keys: Record<number, number> = {}

function Rows({ rows, isReusing }: { rows: number[]; isReusing: boolean }) {
  const slots = useSlots(rows, isReusing)
  useLayoutEffect(() => {
    keys = Object.fromEntries(slots.map(({ row, key }) => [row, key]))
  }, [slots])
  return null
}

/** The keys by row. */
function show(rows: number[], isReusing = true): Record<number, number> {
  flushSync(() => root.render(<Rows rows={rows} isReusing={isReusing} />))
  return keys
}

describe('LOB-05 the elements of a row', () => {
  beforeEach(() => void (root = createRoot(document.createElement('div'))))
  afterEach(() => root.unmount())

  test('go to the row that enters at the end, and stay with the others', () => {
    const first = show([0, 1, 2])

    expect(show([1, 2, 3])).toEqual({ 1: first[1], 2: first[2], 3: first[0] })
  })

  test('stay with a focused row that is far above the others', () => {
    const first = show([0, 1, 2])

    expect(show([0, 2, 3])).toEqual({ 0: first[0], 2: first[2], 3: first[1] })
  })

  test.each([
    ['enters at the start', [4, 5, 6], [3, 4, 5], true],
    ['comes by a jump', [0, 1, 2], [7, 8, 9], true],
    ['enters during fast scrolling', [0, 1, 2], [1, 2, 3], false]
  ])('are new for a row that %s', (_name, before, after, isReusing) => {
    const old = Object.values(show(before))
    const entered = after.filter(row => !before.includes(row))

    const now = show(after, isReusing)

    expect(entered.map(row => old.includes(now[row]!))).toEqual(entered.map(() => false))
  })
})
