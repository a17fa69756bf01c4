import { describe, expect, test } from 'vitest'

import { game } from './game-rounds.ts'
import { doubleGameText } from './large-text.ts'
import { playerPage } from './player.ts'

describe('large text in a game', () => {
  test.each([
    '/play/slot/1001',
    '/play/live/5002',
    '/play/live/5004',
    '/play/live/5021',
    '/play/live/5039',
    '/play/virtual/804',
    '/play/virtual/806'
  ])('THEME-03 BOX-04 the texts of buttons, chips and numbers stay in them at 390 px: %s', async path => {
    const page = await playerPage('demo', { path, width: 390 })
    await game(page).locator('.spin[aria-disabled=false]').waitFor()
    await doubleGameText(game(page))

    expect(await game(page).locator('button, .chip, .cell').evaluateAll(textsBeyond)).toEqual([])
    const width = () =>
      game(page)
        .locator('body')
        .evaluate(({ scrollWidth }) => scrollWidth)
    expect(await width()).toBeLessThanOrEqual(390)
  })
})

/** The texts that leave their element by more than a pixel. Runs in the page. */
function textsBeyond(elements: Element[]): string[] {
  return elements
    .filter(element => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
      const [sides, ends] = [Math.max(box.left - text.left, text.right - box.right), text.bottom - box.bottom]
      return Math.max(sides, ends, box.top - text.top) > 1
    })
    .map(({ textContent }) => textContent)
}
