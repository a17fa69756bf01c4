import { expect, it } from 'vitest'

import { formatsOf } from './format.ts'

it('A11Y-01 writes a negative amount with a minus sign', () => {
  expect(formatsOf('tr').signed(-1_250)).toBe('\u2212₺12,50')
  expect(formatsOf('en').amount(-1_250)).toBe('\u2212₺12.50')
  expect(formatsOf('en').signed(1_250)).toBe('+₺12.50')
})
