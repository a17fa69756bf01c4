import { expect, test } from 'vitest'

import { nextField } from './board-keys.ts'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height
})

/** Zero, the numbers 1 to 6, a dozen below them, and two chances below it, with gaps of 2 px. */
const BOXES = [
  box(0, 0, 40, 124),
  ...[1, 2, 3, 4, 5, 6].map(number => box(number > 3 ? 84 : 42, (2 - ((number - 1) % 3)) * 42, 40, 40)),
  box(42, 126, 82, 40),
  box(42, 168, 40, 40),
  box(84, 168, 40, 40)
]

test.each([
  ['ArrowRight', 0, 2],
  ['ArrowLeft', 3, 0],
  ['ArrowRight', 1, 4],
  ['ArrowUp', 1, 2],
  ['ArrowDown', 5, 4],
  ['ArrowDown', 1, 7],
  ['ArrowDown', 7, 8],
  ['ArrowUp', 9, 7],
  ['ArrowUp', 7, 1]
])('A11Y-01 %s moves the focus from field %i of the roulette table to field %i', (key, from, to) => {
  expect(nextField(BOXES, from, key)).toBe(to)
})

test.each([
  ['ArrowLeft', 0],
  ['ArrowDown', 0],
  ['ArrowRight', 6],
  ['ArrowUp', 3],
  ['Enter', 1]
])('A11Y-01 %s does not move the focus from field %i of the roulette table', (key, from) => {
  expect(nextField(BOXES, from, key)).toBeUndefined()
})
