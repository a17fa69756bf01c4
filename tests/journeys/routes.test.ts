import { describe, expect, test } from 'vitest'

import { expectAccessible, openPage, sharedPage } from '../browser.ts'
import { playerPage, settled, site, TEXT_PAGE } from './player.ts'

const PUBLIC = [
  '/',
  '/about-us',
  '/promotions',
  '/tournaments',
  '/slot',
  '/slot/category/2',
  '/slot/type/new',
  '/slot/provider/15',
  '/live',
  '/live/category/301',
  '/live/provider/61',
  '/live/type/roulette',
  '/login',
  '/forgot-password',
  '/account_reset',
  '/register',
  '/register-account-confirm'
]
const PRIVATE = ['/profile', '/favorites', '/notifications', '/play/slot/1001']
/** Entries of the menu; those behind "Diğer" are in a list. */
const MENU = [
  { path: '/live', isInList: false },
  { path: '/live/type/roulette', isInList: true },
  { path: '/live/type/poker', isInList: true },
  { path: '/tournaments', isInList: false }
]
const ACCESSIBLE = ['/', '/slot', '/login', '/promotions', '/maintenance', '/nowhere']

describe('routes', () => {
  const shared = sharedPage()

  test('NAV-01 every public path has a page with a title', async () => {
    const page = shared()

    for (const path of PUBLIC) {
      const response = await page.goto(site + path)
      expect(response?.status(), path).toBe(200)
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
      await expect.poll(() => page.title(), { message: path }).toMatch(/ · Rıhtım$/)
      expect(await page.getByText('Aradığınız sayfa bulunamadı').count(), path).toBe(0)
    }
  })

  test('NAV-05 a private path redirects a visitor to the login and is kept', async () => {
    const page = shared()

    for (const path of PRIVATE) {
      await page.goto(site + path)
      await page.waitForURL(`${site}/login`)
      expect(await page.evaluate(() => localStorage.getItem('returnUrl'))).toBe(path)
    }
  })

  test('MENU-01 marks the current page in the menu, or the list that contains it', async () => {
    const page = shared()
    const more = page.getByRole('banner').getByRole('button', { name: 'Diğer' })

    for (const { path, isInList } of MENU) {
      await page.goto(site + path)
      await more.waitFor()
      const line = await more.evaluate(button => getComputedStyle(button).textDecorationLine)
      expect(line, path).toBe(isInList ? 'underline' : 'none')
      expect(await page.locator('.main-menu > ul [aria-current]').count(), path).toBe(isInList ? 0 : 1)
    }
  })

  test('NAV-01 redirects /home and /me, and answers 404 for an unknown path', async () => {
    const page = shared()
    await page.goto(`${site}/home`)
    await page.waitForURL(`${site}/`)
    await page.goto(`${site}/me`)
    await page.waitForURL(`${site}/login`)

    // The second one cannot be decoded, the third one is the name of an inherited property.
    for (const path of ['/nowhere/at/all', '/%E0%A4%A', '/constructor']) {
      const response = await page.goto(site + path)
      expect(response?.status()).toBe(404)
      await page.getByRole('heading', { name: 'Aradığınız sayfa bulunamadı' }).waitFor()
    }
  })

  test('A11Y-01 skip links lead to the content and past the list of games, as often as they are used', async () => {
    const page = shared()
    await page.goto(`${site}/slot`)
    await page
      .getByRole('link', { name: /^Oyna / })
      .first()
      .waitFor()
    for (const [name, place] of [
      ['İçeriğe geç', 'content'],
      ['Oyun listesini atla', 'footer'],
      ['İçeriğe geç', 'content']
    ] as const) {
      await page.getByRole('link', { name }).focus()
      await page.keyboard.press('Enter')
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(place)
    }
    expect(page.url()).toBe(`${site}/slot`)
  })

  test('NAV-04 scrolls to the top on navigation, and restores the position on going back', async () => {
    const page = await openPage()
    await page.goto(`${site}/slot`)
    await page
      .getByRole('link', { name: /^Oyna / })
      .first()
      .waitFor()
    await page.mouse.wheel(0, 1_500)
    await page.waitForFunction(() => scrollY > 1_400)

    await page
      .getByRole('contentinfo')
      .getByRole('link')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
    await page.waitForFunction(() => location.pathname !== '/slot' && scrollY === 0)
    await page.goBack()

    await page.waitForFunction(() => scrollY > 1_400)
  })

  test('NAV-04 a lobby opened from further down a page begins at its top, and a provider where its games begin', async () => {
    const page = await openPage()
    await page.goto(site)
    const provider = page.locator('a[href^="/slot/provider/"]').last()
    await provider.scrollIntoViewIfNeeded()
    await page.waitForFunction(() => scrollY > 1_000)
    await provider.evaluate((link: HTMLAnchorElement) => link.click())
    const lobby = page.locator('bnw-lobby')
    await lobby.waitFor()
    await expect.poll(async () => (await lobby.boundingBox())!.y).toBeCloseTo(64, 0)

    await page.mouse.wheel(0, 400)
    await page.waitForFunction(() => scrollY > 300)
    await page.getByRole('banner').getByRole('link', { name: 'Canlı Casino' }).first().click()
    await page.waitForFunction(() => location.pathname === '/live' && scrollY === 0)
  })
})

test('A11Y-01 the headings of money and histories skip no level', async () => {
  const page = await playerPage('demo', { path: TEXT_PAGE })
  for (const tab of [
    'deposit',
    'withdraw',
    'quick-deposit',
    'bank-accounts',
    'bets',
    'games',
    'bonuses',
    'tickets'
  ]) {
    await page.goto(`${site}/profile?tab=${tab}`)
    await settled(page)
    await expectAccessible(page, ['best-practice'])
  }
})

// A language changes names and a theme contrast, independently: two pairs cover all four.
describe.each([
  { language: 'tr', theme: 'dark' },
  { language: 'en', theme: 'light' }
] as const)('in $language and $theme', ({ language, theme }) => {
  test('A11Y-01 axe finds nothing on public pages', async () => {
    const page = await openPage({ language, theme })
    for (const path of ACCESSIBLE) {
      await page.setViewportSize({ width: path === '/slot' ? 390 : 1280, height: 800 })
      await page.goto(site + path)
      await settled(page)
      await expectAccessible(page)
    }
  })

  test('A11Y-01 axe finds nothing on the pages of a player', async () => {
    const page = await playerPage('demo', { language, theme })
    for (const path of ['/', '/favorites', '/play/slot/1001']) {
      if (path !== '/') await page.goto(site + path)
      await settled(page)
      await expectAccessible(page)
    }
  })
})
