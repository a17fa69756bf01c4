import { expect, test } from 'vitest'

import { numberFormat } from './number-format.ts'

test('creates the format of the same language and options once', () => {
  const format = numberFormat('tr', { style: 'percent' })

  expect(numberFormat('tr', { style: 'percent' })).toBe(format)
  expect(numberFormat('en', { style: 'percent' })).not.toBe(format)
  expect(numberFormat('tr', { style: 'decimal' })).not.toBe(format)
})
