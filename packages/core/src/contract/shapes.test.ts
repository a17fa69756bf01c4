import { describe, expect, test } from 'vitest'

import { create } from 'superstruct'
import { sampleInput } from '../testing/contract-samples.ts'
import { getCoupons } from './betframe.ts'
import type { Call } from './call.ts'
import { getDepositAmounts } from './envoy.ts'
import { getBankAccount, listTransactions, saveBankTransfer } from './finance.ts'
import {
  AmountFlag,
  Day,
  Decimal,
  EndInstant,
  Flag,
  Id,
  Instant,
  isId,
  Money,
  OptionalFlag,
  OptionalId,
  readLira,
  readMoment,
  SentAmount,
  LongText,
  Text,
  Total,
  Whole,
  writeLira
} from './shapes.ts'
import type { Schema } from './schema.ts'
import { kurus, type Kurus } from './units.ts'

describe('amounts', () => {
  test('GATE-03 formats and parses 20,000 random amounts without change', () => {
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
  ])('GATE-03 rejects the ambiguous amount %s', wire => {
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
  ])('GATE-03 rejects %s as an amount', wire => {
    expect(readLira(wire)).toBeUndefined()
  })

  test('GATE-03 an unreadable amount fails validation', () => {
    for (const wire of [1e21, 5e12, '1,5', [5], 1.005]) expect(() => create(wire, Money)).toThrow()
    expect(create(null, Money)).toBeUndefined()
  })

  test('accepts only plain decimal text above zero as a sent amount', () => {
    expect(['0.01', '5', '1234.50'].every(text => SentAmount.is(text))).toBe(true)
    expect(
      ['0', '0.00', '-5', '1.005', '1e3', '1,5', '', '１', '9999999999999'].some(text => SentAmount.is(text))
    ).toBe(false)
  })
})

describe('numbers that cannot be held exactly', () => {
  const HUGE = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 2 ** 53, 1e300]

  test.each(HUGE)('GATE-03 %s is neither an id nor a count', wire => {
    for (const struct of [Id, OptionalId, Whole, Total] as Schema[])
      expect(() => create(wire, struct)).toThrow()
    expect(isId(wire)).toBe(false)
  })

  test.each([...HUGE, 1e21])('GATE-03 I18N-04 %s is neither text nor a rate', wire => {
    for (const struct of [Text, LongText, Decimal] as Schema[]) expect(() => create(wire, struct)).toThrow()
  })

  test('GATE-03 ids are read from text of any length up to 200 and from safe integers', () => {
    const ids = ['9007199254740993', 2 ** 53 - 1, '0', 0]
    expect(ids.map(wire => create(wire, Id))).toEqual(ids.map(String))
    for (const wire of ['', '1'.repeat(201), 1.5, true, null]) expect(isId(wire)).toBe(false)
  })
})

describe('jackpots', () => {
  test('GATE-03 are a flag or an amount', () => {
    const wires = [0, 1, '1', true, 250_000.5, '1,234,567.80', '0.00', null]
    expect(wires.map(wire => create(wire, AmountFlag))).toEqual([false, ...Array(5).fill(true), false, false])
    for (const wire of ['big', {}, Infinity]) expect(() => create(wire, AmountFlag)).toThrow()
  })
})

describe('ids in requests', () => {
  test.each([
    [listTransactions, 'searchCategory'],
    [listTransactions, 'searchSubCategory'],
    [listTransactions, 'searchType'],
    [listTransactions, 'searchID'],
    [getCoupons, 'searchID'],
    [getDepositAmounts, 'bankcode'],
    [saveBankTransfer, 'account'],
    [saveBankTransfer, 'methodID'],
    [getBankAccount, 'bankID']
  ] as [Call, string][])('GATE-03 $0.method takes $1 as a number or as text', (call, field) => {
    const input = sampleInput(call)

    for (const id of [12, '12']) expect(create({ ...input, [field]: id }, call.data)[field]).toBe('12')
  })
})

describe('instants', () => {
  test('GATE-03 parses instants and days in Istanbul time', () => {
    expect(readMoment('2025-03-01 12:00:00')).toBe(Date.UTC(2025, 2, 1, 9))
    expect(readMoment('2025-03-01')).toBe(Date.UTC(2025, 1, 28, 21))
    expect(readMoment('2016-02-29 23:59:59')).toBe(Date.UTC(2016, 1, 29, 20, 59, 59))
  })

  test.each([
    '2025-02-30',
    '2025-13-01',
    '2025-00-10',
    '0000-01-01',
    '0099-01-01',
    '2025-01-01 24:00:00',
    '01.02.2025',
    '2025-1-1',
    '',
    'today',
    1_740_000_000,
    null
  ])('GATE-03 rejects %s as an instant', wire => {
    expect(readMoment(wire)).toBeUndefined()
    expect(Day.is(wire)).toBe(false)
  })

  test('GATE-03 includes the day at which something ends', () => {
    const at = (wire: unknown) => create(wire, EndInstant)

    expect(at('2025-03-01')).toBe(readMoment('2025-03-01 23:59:59'))
    expect(at('2025-03-01 12:00:00')).toBe(readMoment('2025-03-01 12:00:00'))
    expect([at(null), at('')]).toEqual([undefined, undefined])
    for (const wire of ['2025-02-30', 'today', 5]) expect(() => at(wire)).toThrow()
  })

  test('GATE-03 rejects a number as an instant', () => {
    expect(() => create(1_740_000_000, Instant)).toThrow()
  })
})

describe('texts, flags and counts', () => {
  test('GATE-03 rejects an object as text', () => {
    for (const wire of [{ a: 1 }, ['a'], true]) expect(() => create(wire, Text)).toThrow()
    expect([null, undefined, 7, 'a'].map(wire => create(wire, Text))).toEqual(['', '', '7', 'a'])
  })

  test('GATE-03 cuts a text that is shown after 1,000 characters, but no markup and no address', () => {
    const long = 'กำ'.repeat(5_000)
    expect(create(long, Text)).toBe('กำ'.repeat(500))
    expect(create(long, LongText)).toBe(long)
  })

  test('GATE-03 accepts only 0 and 1, as number, text or boolean, as a flag', () => {
    expect([1, '1', true].map(wire => create(wire, Flag))).toEqual([true, true, true])
    expect([0, '0', false, null, ''].map(wire => create(wire, Flag))).toEqual([
      false,
      false,
      false,
      false,
      false
    ])
    expect(['1', 0, null].map(wire => create(wire, OptionalFlag))).toEqual([true, false, undefined])
    for (const wire of [2, 'yes', {}, []]) {
      expect(() => create(wire, Flag)).toThrow()
      expect(() => create(wire, OptionalFlag)).toThrow()
    }
  })

  test('GATE-03 accepts only digits as an integer', () => {
    expect([7, '7', null, ''].map(wire => create(wire, Whole))).toEqual([7, 7, undefined, undefined])
    for (const wire of ['7a', '0x7', {}, [7], true, 7.5]) expect(() => create(wire, Whole)).toThrow()
  })
})

/** Deterministic amounts of all magnitudes up to 10¹² lira. */
function* randomAmounts(count: number): Generator<Kurus> {
  let seed = 20_250_301
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  for (let turn = 0; turn < count; turn++) {
    const amount = Math.floor(next() * 10 ** (1 + Math.floor(next() * 14)))
    yield kurus(next() < 0.2 && amount ? -amount : amount)
  }
}

function withCommas(text: string): string {
  return text.replace(/\B(?=(\d{3})+(?=\.))/g, ',')
}
