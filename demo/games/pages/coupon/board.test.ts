// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'

import { bulletinAt } from '../../engines/coupon/bulletin.ts'
import { keyOf, NOW } from '../../engines/coupon/test-bulletin.ts'
import { createI18n } from '../../ui/i18n.ts'
import { createBoard } from './board.ts'
import { Picks } from './picks.ts'

it('A11Y-01 offers the way to the slip after the odds of a picked event, and nowhere else', () => {
  const picks = new Picks(() => board.mark(picks))
  const onSlip = vi.fn()
  const board = createBoard(createI18n('en'), { onPick: (index, pick) => picks.toggle(index, pick), onSlip })
  const bulletin = bulletinAt(keyOf('810'), NOW)
  board.show(bulletin)
  picks.setBulletin(bulletin)
  picks.toggle(1, 2)

  const ways = [...board.element.querySelectorAll<HTMLElement>('.to-slip:not([hidden])')]
  expect(ways.map(way => way.previousElementSibling?.getAttribute('aria-pressed'))).toEqual(['true'])
  ways[0]!.click()
  expect(onSlip).toHaveBeenCalledOnce()
  picks.remove(1)
  expect(ways[0]!.hidden).toBe(true)
})
