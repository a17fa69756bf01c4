import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { type Slot, useSlots } from './use-slots.ts'

let root: Root
let shown: readonly Slot[] = []

type Options = Parameters<typeof useSlots>[1]

function Rows({ rows, options }: { rows: number[]; options: Options }) {
  const slots = useSlots(rows, options)
  useLayoutEffect(() => {
    shown = slots
  }, [slots])
  return null
}

const SCROLLING = { pace: 'slow', hasFocus: false } as const

/** The keys by row. */
function show(rows: number[], options: Options = SCROLLING): Record<number, number> {
  flushSync(() => root.render(<Rows rows={rows} options={options} />))
  return Object.fromEntries(shown.map(({ row, key }) => [row, key]))
}

describe('LOB-05 the elements of a row', () => {
  beforeEach(() => void (root = createRoot(document.createElement('div'))))
  afterEach(() => root.unmount())

  test.each([
    ['end', [1, 2, 3], { 1: 1, 2: 2, 3: 0 }],
    ['start', [-1, 0, 1], { '-1': 2, 0: 0, 1: 1 }]
  ])('go to the row that enters at the %s, and stay with the others', (_name, after, keys) => {
    show([0, 1, 2])

    expect(show(after)).toEqual(keys)
  })

  test('wait for a row that enters later', () => {
    show([0, 1, 2])

    expect(show([1, 2])).toEqual({ 0: 0, 1: 1, 2: 2 })
    expect(show([1, 2, 3])).toEqual({ 1: 1, 2: 2, 3: 0 })
  })

  test('of at most two rows wait', () => {
    show([0, 1, 2, 3])

    expect(Object.keys(show([3]))).toEqual(['1', '2', '3'])
  })

  test('stay in place while the list scrolls, and follow the order of the rows afterwards', () => {
    show([0, 1, 2])
    show([1, 2, 3])

    expect(shown.map(({ row }) => row)).toEqual([3, 1, 2])
    show([1, 2, 3], { ...SCROLLING, hasFocus: true })
    expect(shown.map(({ row }) => row)).toEqual([3, 1, 2])
    show([1, 2, 3], { ...SCROLLING, pace: 'still' })
    expect(shown.map(({ row }) => row)).toEqual([1, 2, 3])
  })

  test('stay in order with the focus inside', () => {
    show([1, 2, 3])
    show([0, 1, 2], { ...SCROLLING, hasFocus: true })

    expect(shown.map(({ row }) => row)).toEqual([0, 1, 2])
  })

  test.each<[string, number[], Partial<Options>]>([
    ['comes by a jump', [7, 8, 9], {}],
    ['enters during fast scrolling', [1, 2, 3], { pace: 'fast' }],
    ['enters with the focus inside', [1, 2, 3], { hasFocus: true }]
  ])('are new for a row that %s', (_name, after, options) => {
    const old = Object.values(show([0, 1, 2]))
    const entered = after.filter(row => row > 2)

    const now = show(after, { ...SCROLLING, ...options })

    expect(entered.map(row => old.includes(now[row]!))).toEqual(entered.map(() => false))
    expect(Object.keys(now).map(Number)).toEqual(after)
  })
})
