// @vitest-environment happy-dom
import { expect, it } from 'vitest'

import { bulletinAt } from '../../engines/coupon/bulletin.ts'
import { keyOf, NOW } from '../../engines/coupon/test-bulletin.ts'
import { createI18n } from '../../ui/i18n.ts'
import { createEventHead } from './event-head.ts'

it('BOX-04 counts the minutes of a match until those of the next bulletin', () => {
  const event = bulletinAt(keyOf('811'), NOW).events.find(({ standing }) => standing)!
  const { elements, clock } = createEventHead(createI18n('en'), event)
  const minuteAt = (elapsed: number) => {
    clock!.tick(elapsed)
    return Number.parseInt(elements[0]!.textContent, 10) - event.standing!.minute
  }

  expect([0, 2_399, 2_400, 9_600, 12_000, 60_000].map(minuteAt)).toEqual([0, 0, 1, 4, 4, 4])
})
