import { describe, expect, test } from 'vitest'

import { expectAccessible, openPage, sharedPage } from '../browser.ts'
import { playerPage, settled, site } from './player.ts'

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

describe('routes', () => {
  const shared = sharedPage()

  test.each(PUBLIC)('NAV-01 %s is a page of its own, with a title', async path => {
    const page = shared()

    const response = await page.goto(site + path)

    expect(response?.status()).toBe(200)
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    expect(await page.title()).toMatch(/ · Rıhtım$/)
    expect(await page.getByText('Aradığınız sayfa bulunamadı').count()).toBe(0)
  })

  test.each(PRIVATE)('NAV-05 %s asks for the login and keeps the path', async path => {
    const page = shared()

    await page.goto(site + path)

    await page.waitForURL(`${site}/login`)
    expect(await page.evaluate(() => localStorage.getItem('returnUrl'))).toBe(path)
  })

  test.each([
    ['/live', false],
    ['/live/type/roulette', true],
    ['/tournaments', true]
  ])('MENU-01 %s is marked in the menu, or the list is that holds it', async (path, isInList) => {
    const page = shared()
    await page.goto(site + path)
    const more = page.getByRole('banner').getByRole('button', { name: 'Diğer' })
    await more.waitFor()

    const line = await more.evaluate(button => getComputedStyle(button).textDecorationLine)
    expect(line).toBe(isInList ? 'underline' : 'none')
    expect(await page.locator('.main-menu > ul [aria-current]').count()).toBe(isInList ? 0 : 1)
  })

  test('NAV-01 leads on from /home and /me, and says what it does not know', async () => {
    const page = await openPage()
    await page.goto(`${site}/home`)
    await page.waitForURL(`${site}/`)
    await page.goto(`${site}/me`)
    await page.waitForURL(`${site}/login`)

    const response = await page.goto(`${site}/nowhere/at/all`)

    expect(response?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Aradığınız sayfa bulunamadı' }).waitFor()
  })

  test('NAV-04 goes to the top on navigation, and back to the place', async () => {
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
})

// What a language changes (names) and what a theme changes (contrast) do not meet: two pairs show all four.
describe.each([
  { language: 'tr', theme: 'dark' },
  { language: 'en', theme: 'light' }
] as const)('in $language and $theme', ({ language, theme }) => {
  const shared = sharedPage({ language, theme })

  test.each(['/', '/slot', '/login', '/promotions', '/maintenance', '/nowhere'])(
    'A11Y-01 axe finds nothing on %s',
    async path => {
      const page = shared()
      await page.setViewportSize({ width: path === '/slot' ? 390 : 1280, height: 800 })
      await page.goto(site + path)
      await settled(page)

      await expectAccessible(page)
    }
  )

  test('A11Y-01 axe finds nothing on the pages of a player', async () => {
    const page = await playerPage('demo', { language, theme })
    for (const path of ['/', '/favorites', '/play/slot/1001']) {
      await page.goto(site + path)
      await settled(page)
      await expectAccessible(page)
    }
  })
})
