import { beforeEach, expect, test } from 'vitest'

import { $language, LANGUAGES, LOCALES } from './language.ts'
import { formatCount, formatNumber } from './number.ts'

beforeEach(() => $language.set('tr'))

test('I18N-04 counts have the thousands mark of the language', () => {
  expect([7, 1_234, 20_000].map(formatCount)).toEqual(['7', '1.234', '20.000'])
  $language.set('en')
  expect([7, 1_234, 20_000].map(formatCount)).toEqual(['7', '1,234', '20,000'])
})

test('I18N-04 numbers are written as Intl does', () => {
  const numbers = [0, 0.05, 9.99, 100, 999.99, 1_000, 12_345.67, 1_234_567.8, 999_999_999_999.99]
  for (const language of LANGUAGES) {
    const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
    const { format } = new Intl.NumberFormat(LOCALES[language], options)
    expect(numbers.map(number => formatNumber(number, language, 2))).toEqual(numbers.map(format))
  }
})
