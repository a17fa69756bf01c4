import { describe, expect, test } from 'vitest'

import { playerPage, site, visit } from './player.ts'

test('a page without JavaScript shows that the site needs it', async () => {
  const page = await visit('/', { context: { javaScriptEnabled: false } })

  const notice = page.locator('noscript')
  await notice.waitFor()
  expect(await notice.innerText()).toBe('Bu site için JavaScript gereklidir. / This site needs JavaScript.')
})

describe('a touch screen', () => {
  const phone = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true }

  test('MENU-04 taps open the menu and its links, and a tap outside closes it', async () => {
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

  test('LOB-03 FAV-01 taps mark a game and open it, without hovering', async () => {
    const page = await playerPage('demo', { path: '/slot', context: phone })
    const heart = page.locator('bnw-lobby').getByRole('button', { name: /Favori/ }).first() // prettier-ignore
    await heart.waitFor()
    const before = await heart.getAttribute('aria-pressed')

    await heart.tap()
    await expect.poll(() => heart.getAttribute('aria-pressed')).not.toBe(before)
    await page.locator('bnw-lobby').getByRole('link', { name: /^Oyna / }).first().tap() // prettier-ignore

    await page.waitForURL(/\/play\/slot\//)
    const round = page.waitForResponse(/\/api\/round$/)
    await page.frameLocator('bnw-game iframe').getByRole('button', { name: 'Çevir' }).tap()
    expect((await round).status()).toBe(200)
  })
})
