// @vitest-environment happy-dom
import { expect, it } from 'vitest'

import { bulletinAt } from '../../engines/coupon/bulletin.ts'
import { keyOf, NOW } from '../../engines/coupon/test-bulletin.ts'
import { createI18n } from '../../ui/i18n.ts'
import { Picks } from './picks.ts'
import { createSlip } from './slip.ts'

it('A11Y-01 moves the focus to the heading when a line is removed, whose button is gone', () => {
  const picks = new Picks(() => slip.render(500))
  const slip = createSlip(createI18n('en'), picks)
  document.body.append(slip.element)
  picks.setBulletin(bulletinAt(keyOf('810'), NOW))
  picks.toggle(3, 0)
  picks.toggle(4, 1)

  slip.element.querySelector('button')!.click()

  expect(document.activeElement?.textContent).toBe('Coupon · 1/4')
})
