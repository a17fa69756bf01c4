import { describe, expect, test } from 'vitest'
import type { FrameLocator, Page } from 'playwright-core'

import { expectBooksAgree } from './books.ts'
import { game, roundRows, sumOf } from './game-rounds.ts'
import { emptyPlayerPage, ledgerBalance, playerPage, shownBalance, site, TEXT_PAGE } from './player.ts'

/** Games that have their console beside the table in a low window. */
const LOW = [
  '/play/slot/1001',
  '/play/live/5002',
  '/play/live/5004',
  // A table of high stakes.
  '/play/live/5010',
  '/play/live/5021',
  '/play/live/5039',
  '/play/virtual/804',
  '/play/virtual/806'
]

/** Opens a game of the site and waits until it can be played. */
async function openGame(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(`${site}${path}`)
  await game(page).locator('.spin[aria-disabled=false]').waitFor()
  return game(page)
}

/** Waits until the button of the game is enabled again. */
async function roundEnded(game: FrameLocator, action: string): Promise<void> {
  await game.getByRole('button', { name: action }).and(game.locator('[aria-disabled=false]')).waitFor()
}

/** Two bets at the wheel. */
async function playWheel(page: Page): Promise<void> {
  const game = await openGame(page, '/play/live/5021')
  await game.getByLabel('₺25', { exact: true }).check()
  await game.getByRole('button', { name: 'Kırmızı', exact: true }).click()
  await game.getByRole('button', { name: /^Sayı 17/ }).click()
  await game.getByRole('button', { name: 'Çevir · ₺50' }).click()
  await game.getByRole('button', { name: 'Dönüyor' }).waitFor()
  await roundEnded(game, 'Çevir')
}

/** A bet on each side, of which at least one comes back. */
async function playBaccarat(page: Page): Promise<void> {
  const game = await openGame(page, '/play/live/5002')
  await game.getByRole('button', { name: /^Oyuncu/ }).click()
  await game.getByRole('button', { name: /^Banka/ }).click()
  await game.getByRole('button', { name: 'Kart dağıt · ₺50' }).click()
  await game
    .getByRole('status')
    .getByText(/^Oyuncu \d, banka \d: .+ geri geldi\.$/)
    .waitFor()
  await roundEnded(game, 'Kart dağıt')
  const again = await openGame(page, '/play/live/5002')
  await again.getByRole('list', { name: 'Son turlar' }).getByRole('listitem').first().waitFor()
}

/** One flight, which the server cashes out at 1.5 unless the balloon bursts before. */
async function playBalloon(page: Page): Promise<void> {
  const game = await openGame(page, '/play/virtual/806')
  await game.getByLabel('Otomatik nakit').selectOption('150')
  await game.getByRole('button', { name: 'Havalan' }).click()
  await game
    .getByRole('status')
    .getByText(/yükseklikte (nakde çevrildi|patladı)/)
    .waitFor()
  await roundEnded(game, 'Havalan')
}

async function playCard(page: Page): Promise<void> {
  const game = await openGame(page, '/play/virtual/804')
  await game.getByRole('button', { name: 'Çekilişi başlat' }).click()
  await game.getByRole('button', { name: 'Yeni kart', disabled: true }).waitFor()
  await game.getByText('60 / 60 top').waitFor()
  await roundEnded(game, 'Çekilişi başlat')
}

describe('a table on a phone', () => {
  test('LIVE-02 BOX-04 shows dealer, stakes and the spin button in a window of 390 by 780', async () => {
    const context = { viewport: { width: 390, height: 780 } }
    const page = await emptyPlayerPage('demo', { context })
    const game = await openGame(page, '/play/live/5021')

    await game.locator('.dealer .portrait').waitFor()
    const overflow = await game.locator('.spin').evaluate(button => {
      return button.getBoundingClientRect().bottom - innerHeight
    })
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

describe('the keyboard at the roulette table', () => {
  test('A11Y-01 arrow keys go from field to field, and Tab to the chips', async () => {
    const page = await emptyPlayerPage('demo', { theme: 'light' })
    const frame = await openGame(page, '/play/virtual/808')
    const focused = () => frame.locator(':focus').evaluate(field => field.getAttribute('aria-label'))
    await frame.getByRole('button', { name: 'Son bahis' }).focus()
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('Sayı 0, sıfır')
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
    expect(await focused()).toBe('Sayı 6, siyah, üzerinde ₺1,00')

    // The table is dark in the light theme, too.
    const ring = await frame.locator(':focus').evaluate(field => getComputedStyle(field).outlineColor)
    expect(ring).toBe('rgb(155, 227, 255)')

    await page.keyboard.press('Tab')

    expect(await frame.locator(':focus').getAttribute('type')).toBe('radio')
    await page.keyboard.press('Shift+Tab')
    expect(await focused()).toBe('Sayı 6, siyah, üzerinde ₺1,00')
  })
})

describe('a game in its frame', () => {
  test.each(LOW)(
    'A11Y-01 BOX-04 %s has a heading, no exit of its own, buttons that stand apart, and its spin button in view',
    async path => {
      const page = await emptyPlayerPage('demo')
      const game = await openGame(page, path)
      expect(await game.getByRole('heading', { level: 1 }).innerText()).not.toBe('')
      expect(await game.locator('.bar button').isVisible()).toBe(false)

      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 })
        const touching = () => game.locator('button.plain:visible').evaluateAll(countTouching)
        await expect.poll(touching, { message: `${width} px` }).toBe(0)
      }
      for (const [width, height] of [
        [844, 390],
        [667, 375],
        [320, 640]
      ] as const) {
        await page.setViewportSize({ width, height })
        const spin = game.locator('.spin')
        const beyond = () => spin.evaluate(spin => spin.getBoundingClientRect().right - innerWidth)
        await expect.poll(beyond, { message: `${width} px` }).toBeLessThanOrEqual(0)
        // So are the buttons that take chips back; a phone in landscape also has room for the tools.
        const lowest = game.locator(width === 844 ? '.tools' : '.spin, .modes')
        const below = () =>
          lowest.evaluateAll(all =>
            Math.max(...all.map(one => one.getBoundingClientRect().bottom - innerHeight))
          )
        await expect.poll(below, { message: `${width} px` }).toBeLessThanOrEqual(0)
        // The hint of baccarat has two lines, and the rows of chips another two.
        const hint = game.locator('.result').first()
        const top = () => hint.evaluate(text => text.getBoundingClientRect().top)
        await expect.poll(top, { message: `${width} px` }).toBeGreaterThanOrEqual(4)
      }
    }
  )
})

/** The number of buttons that are less than 4 px from another. Runs in the page. */
function countTouching(buttons: Element[]): number {
  const boxes = buttons.map(button => button.getBoundingClientRect())
  return boxes.filter((one, index) =>
    boxes.some(
      (other, place) =>
        place > index &&
        Math.max(one.left, other.left) - Math.min(one.right, other.right) < 4 &&
        Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom) < 4
    )
  ).length
}

describe('playing at tables and virtual games', () => {
  test('LIVE-02 PLAY-01 BAL-01 BOX-04 the balance changes by the rounds of wheel, baccarat, balloon and card', async () => {
    const page = await playerPage('demo', { path: TEXT_PAGE })
    const known = new Set((await roundRows(page, '4,7')).map(row => row.round_id))
    const before = await ledgerBalance(page)

    await playWheel(page)
    await playBaccarat(page)
    await playBalloon(page)
    await playCard(page)

    const played = (await roundRows(page, '4,7')).filter(row => !known.has(row.round_id))
    const stakes = played.filter(row => Number(row.transaction_type_id) === 2).toReversed()
    const after = await ledgerBalance(page)
    expect(stakes.map(row => [Number(row.transaction_category_id), Number(row.amount)])).toEqual([
      [4, 50],
      [4, 50],
      [7, 5],
      [7, 5]
    ])
    expect(after - before).toBe(sumOf(played))
    await expect.poll(() => shownBalance(page)).toBe(after)
    await expectBooksAgree(page)
  })

  test('A11Y-01 the sum of the bets is announced as chips are laid and taken back', async () => {
    const page = await emptyPlayerPage('demo')
    const game = await openGame(page, '/play/live/5021')
    const announced = (text: RegExp) => game.getByRole('status').getByText(text).waitFor()

    await game.getByRole('button', { name: /^Sayı 17/ }).press('Enter')
    await announced(/^Toplam bahis: ₺[1-9]/)
    await game.getByRole('button', { name: 'Geri al' }).press('Enter')
    await announced(/^Toplam bahis: ₺0$/)
  })

  test('LIVE-02 the bets of a round are doubled, and laid again after the table was cleared', async () => {
    const page = await emptyPlayerPage('demo')
    await playWheel(page)
    const again = (name: string) => game(page).getByRole('button', { name, exact: true }).press('Enter')
    const total = (amount: string) =>
      game(page)
        .getByRole('button', { name: `Çevir · ${amount}` })
        .waitFor()

    await again('2× bahis')
    await total('₺100')
    await again('Temizle')
    await again('Son bahis')
    await total('₺50')
  })

  test('BOX-04 three cards on each side of a baccarat table fit the window', async () => {
    const page = await emptyPlayerPage('demo')
    const game = await openGame(page, '/play/live/5002')
    await game.locator('.hands').evaluate(hands => {
      for (const cards of hands.querySelectorAll('.cards'))
        for (let nth = 0; nth < 3; nth++)
          cards.append(Object.assign(document.createElement('span'), { className: 'card' }))
      hands.parentElement!.dataset['winner'] = 'tie'
    })
    for (const [width, height] of [
      [1280, 900],
      [1280, 720],
      [820, 1180],
      [500, 844],
      [390, 844],
      [320, 640],
      [844, 390],
      [760, 360]
    ] as const) {
      await page.setViewportSize({ width, height })
      const overflow = () =>
        game.locator('.hands').evaluate(hands => ({
          hands: hands.scrollWidth - hands.clientWidth,
          page: document.documentElement.scrollWidth - innerWidth
        }))
      await expect.poll(overflow, { message: `${width} px` }).toEqual({ hands: 0, page: 0 })
    }
  })

  test('THEME-03 forced colours give cards an edge, and show which button is disabled', async () => {
    const page = await emptyPlayerPage('demo', { context: { forcedColors: 'active' } })
    const game = await openGame(page, '/play/live/5002')
    const [edge, ground] = await game
      .locator('.cards')
      .first()
      .evaluate(cards => {
        const card = cards.appendChild(Object.assign(document.createElement('span'), { className: 'card' }))
        const { outlineColor, outlineStyle, backgroundColor } = getComputedStyle(card)
        return [`${outlineStyle} ${outlineColor}`, `solid ${backgroundColor}`]
      })
    expect(edge).toMatch(/^solid /)
    expect(edge).not.toBe(ground)

    const colourOf = (isDisabled: boolean) =>
      game.locator('.spin').evaluate((spin, isDisabled) => {
        spin.setAttribute('aria-disabled', String(isDisabled))
        return getComputedStyle(spin).color
      }, isDisabled)
    expect(await colourOf(true)).not.toBe(await colourOf(false))
  })

  test('BOX-04 the choice of the next card moves no hand of a blackjack table', async () => {
    const page = await emptyPlayerPage('demo')
    const game = await openGame(page, '/play/live/5005')
    for (const [width, height] of [
      [1280, 900],
      [1280, 720],
      [768, 1024],
      [390, 844]
    ] as const) {
      await page.setViewportSize({ width, height })
      // As during a hand, which may also end without a choice.
      const moved = () =>
        game.locator('.decisions').evaluate(decisions => {
          const place = () => document.querySelector('.hand')!.getBoundingClientRect().y
          const before = place()
          const choose = (isOn: boolean) => {
            decisions.toggleAttribute('hidden', !isOn)
            decisions.parentElement!.classList.toggle('is-deciding', isOn)
          }
          choose(true)
          const after = place()
          choose(false)
          return after - before
        })
      await expect.poll(moved, { message: `${width} px` }).toBe(0)
    }
  })

  test('BOX-04 the wheel of fortune covers no field on a tablet', async () => {
    const page = await emptyPlayerPage('demo')
    await page.setViewportSize({ width: 820, height: 1180 })
    const game = await openGame(page, '/play/live/5039')
    const [disc, fields] = await Promise.all(
      ['.disc', '.fields'].map(part =>
        game.locator(part).evaluate(part => part.getBoundingClientRect().toJSON())
      )
    )

    expect(disc.left).toBeGreaterThanOrEqual(0)
    expect(disc.right).toBeLessThanOrEqual(fields.left)
  })

  test('BOX-04 the text of each field and each number of a card has room on a small phone in landscape', async () => {
    const page = await emptyPlayerPage('demo')
    await page.setViewportSize({ width: 640, height: 375 })
    for (const [path, box] of [
      ['/play/live/5002', 'button.field'],
      ['/play/virtual/804', '.cell']
    ] as const) {
      const game = await openGame(page, path)
      // Of the text, since a grid without padding does not overflow.
      const room = () =>
        game.locator(box).evaluateAll(boxes =>
          boxes.map(box => {
            const range = document.createRange()
            range.selectNodeContents(box)
            return box.getBoundingClientRect().width - range.getBoundingClientRect().width
          })
        )
      await expect.poll(async () => Math.min(...(await room())), { message: path }).toBeGreaterThan(6)
    }
  })
})
