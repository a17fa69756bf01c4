import { describe, expect, test } from 'vitest'

import { kurusOf, liraText, liraWithCommas } from './lira.ts'

describe('amounts', () => {
  test('are formatted and parsed back exactly', () => {
    let seed = 1
    for (let index = 0; index < 20_000; index += 1) {
      seed = (seed * 48_271) % 2_147_483_647
      const amount = BigInt(seed) * (index % 2 ? 1n : 40_000n)
      expect(kurusOf(liraText(amount))).toBe(amount)
      expect(kurusOf(liraWithCommas(amount))).toBe(amount)
    }
    expect(liraWithCommas(1_845_275n)).toBe('18,452.75')
    expect(liraText(5n)).toBe('0.05')
    expect(liraText(-5n)).toBe('-0.05')
  })

  test('are undefined unless exact and above zero', () => {
    const wrong = [
      '-1',
      '0',
      '0.00',
      '1e3',
      '1.234',
      '1,5',
      '1,23',
      '９',
      '',
      ' ',
      '1 000',
      '0x10',
      'NaN',
      'Infinity'
    ]
    for (const text of [...wrong, '10000000000000', null, [], {}, [1], true, NaN, 1.005, 1e300]) {
      expect(kurusOf(text), String(text)).toBeUndefined()
    }
  })
})
