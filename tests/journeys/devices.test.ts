import { describe, expect, test } from 'vitest'

import { playerPage, site, visit } from './player.ts'

test('a page without JavaScript says that the site needs it', async () => {
  const page = await visit('/', { context: { javaScriptEnabled: false } })

  const sentence = page.locator('noscript')
  await sentence.waitFor()
  expect(await sentence.innerText()).toBe('Bu site için JavaScript gereklidir. / This site needs JavaScript.')
})

describe('a touch screen', () => {
  const phone = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true }

  test('MENU-04 the menu opens and leads on by taps, and closes by a tap beside it', async () => {
    const page = await visit('/', { context: phone })
    const bar = page.getByRole('navigation', { name: 'Menü', exact: true })
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await bar.getByRole('button', { name: 'Menü' }).tap()
    await menu.getByRole('link', { name: 'Spaceman' }).waitFor()

    await page.touchscreen.tap(195, 10)
    await menu.waitFor({ state: 'hidden' })

    await bar.getByRole('button', { name: 'Menü' }).tap()
    await menu.getByRole('link', { name: 'Promosyonlar' }).tap()
    await page.waitForURL(`${site}/promotions`)
    await menu.waitFor({ state: 'hidden' })
  })

  test('LOB-03 FAV-01 a game is marked and opened by taps, without anything that a mouse would hover over', async () => {
    const page = await playerPage('demo', { path: '/slot', context: phone })
    const heart = page.locator('bnw-lobby').getByRole('button', { name: /Favori/ }).first() // prettier-ignore
    await heart.waitFor()
    const before = await heart.getAttribute('aria-pressed')

    await heart.tap()
    await expect.poll(() => heart.getAttribute('aria-pressed')).not.toBe(before)
    await page.locator('bnw-lobby').getByRole('link', { name: /^Oyna / }).first().tap() // prettier-ignore

    await page.waitForURL(/\/play\/slot\//)
    await page.frameLocator('bnw-game iframe').getByRole('button', { name: 'Çevir' }).tap()
    await page.frameLocator('bnw-game iframe').locator('.spin[aria-disabled=true]').waitFor()
  })
})
