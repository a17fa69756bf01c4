import { describe, expect, test } from 'vitest'

import { retypeAmount, settleAmount, showAmount } from './amount.ts'
import type { Language } from './language.ts'
import { readAmount } from './money.ts'

/** Types key by key at the end of the field; `<` is Backspace. */
function typeIn(keys: string, language: Language, typed = ''): string {
  return [...keys].reduce((before, key) => {
    const shown = showAmount(before, language)
    return retypeAmount(before, key === '<' ? shown.slice(0, -1) : shown + key, language)
  }, typed)
}

describe('amount input', () => {
  test.each([
    ['1234', '1.234', '1,234'],
    ['1234567', '1.234.567', '1,234,567'],
    ['1234,5', '1.234,5', '1,234.5'],
    ['1234.50', '1.234,50', '1,234.50'],
    ['1.234', '1.234', '1.234'],
    ['1,234.50', '1,234.50', '1,234.50'],
    ['12,5', '12,5', '12,5'],
    ['1.2345', '1.2345', '1.2345'],
    ['abc', 'abc', 'abc']
  ])('VALID-03 %s is formatted as %s, in English as %s', (keys, turkish, english) => {
    expect(showAmount(typeIn(keys, 'tr'), 'tr')).toBe(turkish)
    expect(showAmount(typeIn(keys, 'en'), 'en')).toBe(english)
  })

  test.each([
    '1234',
    '1.234',
    '1,234',
    '1.234,5',
    '1,234.50',
    '1234,5',
    '1234.5',
    '12.345.678,90',
    '1.2345',
    '1,234,56'
  ])('VALID-03 %s has the same result typed and pasted, in both languages', keys => {
    expect(readAmount(typeIn(keys, 'tr'))).toBe(readAmount(keys))
    expect(readAmount(typeIn(keys, 'en'))).toBe(readAmount(keys))
  })

  test.each(['tr', 'en'] as const)('VALID-03 deletes its last digits one by one (%s)', language => {
    let typed = '12345678'
    for (const kurus of [123_456_700, 12_345_600, 1_234_500, 123_400, 12_300, 1_200, 100]) {
      typed = typeIn('<', language, typed)
      expect(readAmount(typed)).toBe(kurus)
    }
  })

  test.each(['tr', 'en'] as const)(
    'VALID-03 gets two decimals on blur and can be edited again (%s)',
    language => {
      const typed = settleAmount('1.234,5', language)
      expect(showAmount(typed, language)).toBe(language === 'tr' ? '1.234,50' : '1,234.50')
      expect(readAmount(typeIn('<<<', language, typed))).toBe(123_400)
      expect(readAmount(typeIn('<<<<', language, typed))).toBe(12_300)
    }
  )

  test('VALID-03 can be edited in the middle', () => {
    expect(retypeAmount('12345', '19.2.345'.replace('.', ''), 'tr')).toBe('192345')
    expect(retypeAmount('1234', '123', 'tr')).toBe('123')
  })

  test('VALID-03 is unchanged if it is not an amount', () => {
    expect(settleAmount('1.2345', 'tr')).toBe('1.2345')
  })
})
