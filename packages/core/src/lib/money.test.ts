import { describe, expect, test } from 'vitest'

import { kurus } from '../contract/units.ts'
import { formatMoney, readAmount } from './money.ts'

/** Deterministic integers below `max`. */
function* numbers(count: number, max: number): Generator<number> {
  let state = 1
  for (let made = 0; made < count; made++) {
    state = (state * 48_271) % 2_147_483_647
    yield state % max
  }
}

describe('parsing a typed amount', () => {
  test.each([
    ['1234', 123_400],
    ['1.234', 123_400],
    ['1,234', 123_400],
    ['1.234,5', 123_450],
    ['1,234.50', 123_450],
    ['1234,5', 123_450],
    ['1234.5', 123_450],
    ['12.345.678,90', 1_234_567_890],
    ['₺ 250', 25_000],
    ['250 TL', 25_000],
    ['250 try', 25_000],
    ['1\u00a0234,50', 123_450],
    ['0,5', 50],
    ['.5', 50],
    ['5,', 500],
    ['007', 700],
    ['0', 0],
    ['999999999999', 99_999_999_999_900]
  ])('VALID-03 %s is %i kuruş', (text, kurus) => {
    expect(readAmount(text)).toBe(kurus)
  })

  test.each([
    '',
    ' ',
    '.',
    ',',
    '1.2345',
    '1,234,56',
    '1.234.56',
    '0.500',
    '0,123',
    '1234.567',
    '12,34.56',
    '1.234,567',
    '1.234,56,7',
    '-50',
    '+50',
    'abc',
    '1e3',
    '5TL0',
    '0x10',
    '1000000000000',
    '١٢٣'
  ])('VALID-03 rejects the ambiguous %j', text => {
    expect(readAmount(text)).toBeUndefined()
  })

  test('VALID-03 parses the format of both languages', () => {
    for (const amount of numbers(2_000, 10_000_000_00)) {
      for (const language of ['tr', 'en'] as const) {
        expect(readAmount(formatMoney(kurus(amount), language))).toBe(amount)
      }
    }
  })
})

test.each([
  ['EUR', '€12,50'],
  ['TRY', '₺12,50'],
  ['', '₺12,50'],
  ['TL', '₺12,50'],
  [undefined, '₺12,50']
])('I18N-04 an amount with the currency %j is %s', (currency, text) => {
  expect(formatMoney(kurus(1_250), 'tr', { currency })).toBe(text)
})

test('A11Y-01 a negative amount begins with a minus sign, which is read aloud', () => {
  expect(formatMoney(kurus(-4_000), 'tr')).toBe('\u2212₺40,00')
  expect(formatMoney(kurus(-4_000), 'en', { sign: true })).toBe('\u2212₺40.00')
})
