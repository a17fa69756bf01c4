import { beforeEach, expect, test } from 'vitest'

import { $language, $loadedLanguage, LANGUAGES, LOCALES } from './language.ts'
import { formatCount, formatNumber } from './number.ts'
import { formatPercent } from './percent.ts'

beforeEach(() => $loadedLanguage.set('tr'))

test('I18N-04 counts have the thousands mark of the loaded texts', () => {
  expect([7, 1_234, 20_000].map(formatCount)).toEqual(['7', '1.234', '20.000'])
  $language.set('en')
  expect(formatCount(1_234)).toBe('1.234')
  $loadedLanguage.set('en')
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

test('I18N-04 percentages are written as Intl does', () => {
  const percentages = [0, 0.05, 0.126, 1.999, 2.5, 62, 100, 1_250.5]
  for (const language of LANGUAGES) {
    const { format } = new Intl.NumberFormat(LOCALES[language], {
      style: 'percent',
      maximumFractionDigits: 2
    })
    const expected = percentages.map(percent => format(percent / 100))
    expect(percentages.map(percent => formatPercent(percent, language))).toEqual(expected)
  }
})
