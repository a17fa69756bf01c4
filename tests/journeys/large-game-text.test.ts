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
    '/play/virtual/802',
    '/play/virtual/804',
    '/play/virtual/806'
  ])('THEME-03 BOX-04 the texts of buttons, chips and numbers stay in them at 390 px: %s', async path => {
    const page = await playerPage('demo', { path, language: 'en', width: 390 })
    await game(page).locator('.spin').waitFor()
    await doubleGameText(game(page))

    expect(await game(page).locator('button, .chip, .cell').evaluateAll(textsBeyond)).toEqual([])
    const width = () =>
      game(page)
        .locator('body')
        .evaluate(({ scrollWidth }) => scrollWidth)
    expect(await width()).toBeLessThanOrEqual(390)
  })

  test('THEME-03 BOX-04 suits stay on their cards, and chips around their amounts', async () => {
    const page = await playerPage('demo', { path: '/play/live/5002', width: 390 })
    const table = game(page)
    await table.getByRole('button', { name: /^Oyuncu/ }).click()
    await table.getByRole('button', { name: 'Kart dağıt · ₺25' }).click()
    await table.locator('.card').nth(3).waitFor()
    await doubleGameText(table)

    expect(await table.locator('.card, .laid:not([hidden])').evaluateAll(textsBeyond)).toEqual([])
  })
})

/** The texts that leave their element by more than a pixel. Runs in the page. */
function textsBeyond(elements: Element[]): string[] {
  return elements
    .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
      return Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight) > 1
    })
    .map(({ textContent }) => textContent)
}
