// @vitest-environment happy-dom
import { expect, it } from 'vitest'

import { createI18n } from '../../ui/i18n.ts'
import { createSlipBar } from './slip-bar.ts'

it('A11Y-01 names the bar of the slip by what it shows, and reports as a state whether the slip is open', () => {
  const { element, render } = createSlipBar(createI18n('en'))
  render({ count: 2, odds: 886, win: 4430 })

  expect(element.hasAttribute('aria-label')).toBe(false)
  expect([...element.children].map(({ textContent }) => textContent)).toEqual([
    'Coupon · 2 lines',
    '8.86 → ₺44.30'
  ])
  element.click()
  expect(element.getAttribute('aria-expanded')).toBe('true')
  expect(element.hasAttribute('aria-label')).toBe(false)
})
