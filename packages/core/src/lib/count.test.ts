import { afterEach, expect, test } from 'vitest'

import { $language } from './language.ts'
import { formatCount } from './count.ts'

afterEach(() => $language.set('tr'))

test('I18N-04 counts have the thousands mark of the language', () => {
  expect([7, 1_234, 20_000].map(formatCount)).toEqual(['7', '1.234', '20.000'])
  $language.set('en')
  expect([7, 1_234, 20_000].map(formatCount)).toEqual(['7', '1,234', '20,000'])
})
