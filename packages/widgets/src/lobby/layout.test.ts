import { expect, test } from 'vitest'

import { layOutTiles } from './layout.ts'

/** Lines of the name, line of the provider with its distances, and the gap of 20 px below. */
const below = (nameLines: number) => 8 + nameLines * 20 + 2 + 18 + 20

test('LOB-05 rows of wide tiles have the height of names in one line', () => {
  expect(layOutTiles('slot', 1216)).toEqual({ columns: 7, nameLines: 1, rowHeight: 218 + below(1) })
})

test('LOB-05 rows of the narrow tiles of a phone have room for names in two lines', () => {
  const layout = layOutTiles('slot', 358)
  expect(layout).toEqual({ columns: 3, nameLines: 2, rowHeight: 148 + below(2) })
})

test('THEME-03 twice as large text has fewer columns and rows with room for it', () => {
  const layout = layOutTiles('slot', 358, 40)
  expect(layout).toEqual({ columns: 2, nameLines: 2, rowHeight: 231 + 2 * below(2) })
})
