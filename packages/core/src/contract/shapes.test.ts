import { describe, expect, test } from 'vitest'

import { create } from 'superstruct'
import {
  Day,
  Flag,
  Instant,
  Money,
  readLira,
  readMoment,
  SentAmount,
  Text,
  Whole,
  writeLira,
  type Kurus
} from './shapes.ts'

describe('amounts', () => {
  test('GATE-03 20,000 random amounts written and read back are the same', () => {
    for (const amount of randomAmounts(20_000)) {
      const text = writeLira(amount)

      expect(readLira(text)).toBe(amount)
      expect(readLira(Number(text))).toBe(amount)
      expect(readLira(withCommas(text))).toBe(amount)
    }
  })

  test.each([
    ['1,234.50', 123_450],
    ['1234.5', 123_450],
    [1234.5, 123_450],
    ['0', 0],
    ['-0.00', 0],
    ['-12.30', -1_230],
    [' 7 ', 700],
    [0.1 + 0.2, 30],
    ['1,000,000.00', 100_000_000],
    [123_456_789_012.34, 12_345_678_901_234]
  ])('GATE-03 reads %s', (wire, amount) => {
    expect(readLira(wire)).toBe(amount)
  })

  test.each([
    '1,5',
    '1.234,56',
    '1,23',
    '12,345,6',
    '1.234',
    '1e3',
    '١٢',
    '１２',
    '+5',
    '5.',
    '.5',
    '',
    '--1',
    '1 000',
    'NaN'
  ])('GATE-03 does not guess at %s', wire => {
    expect(readLira(wire)).toBeUndefined()
  })

  test.each([
    1.005,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
    5e12,
    '9999999999999.99',
    null,
    true,
    [5],
    { amount: 5 }
  ])('GATE-03 does not take %s for an amount', wire => {
    expect(readLira(wire)).toBeUndefined()
  })

  test('GATE-03 an amount that cannot be read never passes for kuruş', () => {
    for (const wire of [1e21, 5e12, '1,5', [5], 1.005]) expect(() => create(wire, Money)).toThrow()
    expect(create(null, Money)).toBeUndefined()
  })

  test('sends an amount as plain decimal text above zero', () => {
    expect(['0.01', '5', '1234.50'].every(text => SentAmount.is(text))).toBe(true)
    expect(
      ['0', '0.00', '-5', '1.005', '1e3', '1,5', '', '１', '9999999999999'].some(text => SentAmount.is(text))
    ).toBe(false)
  })
})

describe('instants', () => {
  test('GATE-03 reads instants and days of Istanbul', () => {
    expect(readMoment('2025-03-01 12:00:00')).toBe(Date.UTC(2025, 2, 1, 9))
    expect(readMoment('2025-03-01')).toBe(Date.UTC(2025, 1, 28, 21))
    expect(readMoment('2016-02-29 23:59:59')).toBe(Date.UTC(2016, 1, 29, 20, 59, 59))
  })

  test.each([
    '2025-02-30',
    '2025-13-01',
    '2025-00-10',
    '2025-01-01 24:00:00',
    '01.02.2025',
    '2025-1-1',
    '',
    'today',
    1_740_000_000,
    null
  ])('GATE-03 does not take %s for an instant', wire => {
    expect(readMoment(wire)).toBeUndefined()
    expect(Day.is(wire)).toBe(false)
  })

  test('GATE-03 a number is no instant', () => {
    expect(() => create(1_740_000_000, Instant)).toThrow()
  })
})

describe('texts, flags and counts', () => {
  test('GATE-03 an object never becomes text', () => {
    for (const wire of [{ a: 1 }, ['a'], true]) expect(() => create(wire, Text)).toThrow()
    expect([null, undefined, 7, 'a'].map(wire => create(wire, Text))).toEqual(['', '', '7', 'a'])
  })

  test('GATE-03 reads 0 and 1 as flags and nothing else', () => {
    expect([1, '1', true].map(wire => create(wire, Flag))).toEqual([true, true, true])
    expect([0, '0', false, null, ''].map(wire => create(wire, Flag))).toEqual([
      false,
      false,
      false,
      false,
      false
    ])
    for (const wire of [2, 'yes', {}, []]) expect(() => create(wire, Flag)).toThrow()
  })

  test('GATE-03 reads digits as whole numbers and nothing else', () => {
    expect([7, '7', null, ''].map(wire => create(wire, Whole))).toEqual([7, 7, undefined, undefined])
    for (const wire of ['7a', '0x7', {}, [7], true, 7.5]) expect(() => create(wire, Whole)).toThrow()
  })
})

/** The same amounts in every run, spread over all magnitudes up to 10¹² lira. */
function* randomAmounts(count: number): Generator<Kurus> {
  let seed = 20_250_301
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  for (let turn = 0; turn < count; turn++) {
    const amount = Math.floor(next() * 10 ** (1 + Math.floor(next() * 14)))
    yield (next() < 0.2 && amount ? -amount : amount) as Kurus
  }
}

function withCommas(text: string): string {
  return text.replace(/\B(?=(\d{3})+(?=\.))/g, ',')
}
