// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'

import { bulletinAt } from '../../engines/coupon/bulletin.ts'
import { keyOf, NOW } from '../../engines/coupon/test-bulletin.ts'
import { createI18n } from '../../ui/i18n.ts'
import { createBoard } from './board.ts'
import { Picks } from './picks.ts'

it('A11Y-01 offers a button to the slip after the odds of a picked event, and nowhere else', () => {
  const picks = new Picks(() => board.mark(picks))
  const onSlip = vi.fn()
  const board = createBoard(createI18n('en'), { onPick: (index, pick) => picks.toggle(index, pick), onSlip })
  const { events, ...bulletin } = bulletinAt(keyOf('810'), NOW)
  // The leagues alternate: an event's place on the board is not its place in the bulletin.
  const half = events.length / 2
  const mixed = events.slice(0, half).flatMap((event, index) => [event, events[half + index]!])
  board.show({ ...bulletin, events: mixed })
  picks.setBulletin({ ...bulletin, events: mixed })
  picks.toggle(1, 2)

  const slipButtons = [...board.element.querySelectorAll<HTMLElement>('.to-slip:not([hidden])')]
  expect(slipButtons.map(button => button.previousElementSibling?.getAttribute('aria-pressed'))).toEqual([
    'true'
  ])
  slipButtons[0]!.click()
  expect(onSlip).toHaveBeenCalledOnce()
  picks.remove(1)
  expect(slipButtons[0]!.hidden).toBe(true)
})
