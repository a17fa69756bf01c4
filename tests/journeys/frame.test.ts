import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'

import { expectAccessible, openPage } from '../browser.ts'
import {
  balanceRegion,
  emptyPlayerPage,
  openAccount,
  playerPage,
  settled,
  site,
  TEXT_PAGE,
  visit,
  words
} from './player.ts'

describe('the frame of the site', () => {
  test('NAV-07 shows a loading bar of 7 px while a route waits for its first data', async () => {
    const page = await visit('/login')
    await page.getByLabel('Kullanıcı Adı').waitFor()
    let release = () => {}
    const held = new Promise<void>(resolve => (release = resolve))
    await page.route('**/endpoint/v1', async route => {
      await held
      await route.continue()
    })

    await page.getByRole('banner').getByRole('link', { name: 'Slotlar' }).click()

    const bar = page.getByRole('progressbar', { name: 'Yükleniyor' }).first()
    await bar.waitFor()
    expect((await bar.boundingBox())?.height).toBe(7)
    release()
    await bar.waitFor({ state: 'detached' })
  })

  test('A11Y-01 has landmarks and a heading while its code and its pages load', async () => {
    const page = await openPage()
    const releaseCode = await holdScripts(page, /\.js$/)
    await page.goto(`${site}/login`, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(page)
    releaseCode()
    await page.getByLabel('Kullanıcı Adı').waitFor()

    const releaseLobby = await holdScripts(page, /lobby-[^/]*\.js$/)
    await page.getByRole('banner').getByRole('link', { name: 'Slotlar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Yükleniyor' }).waitFor()
    await page.getByRole('progressbar', { name: 'Yükleniyor' }).waitFor()

    await expectAccessible(page)
    releaseLobby()
    await page.getByRole('heading', { level: 1, name: 'Slotlar' }).waitFor()
  })

  test('NAV-08 sets the title of each route, and focuses its heading', async () => {
    const page = await visit('/')
    await page.getByRole('banner').getByRole('link', { name: 'Slotlar' }).click()

    await page.getByRole('heading', { level: 1, name: 'Slotlar' }).waitFor()

    await expect.poll(() => page.title()).toBe('Slotlar · Rıhtım')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    const description = page.locator('meta[name=description]')
    expect(await description.getAttribute('content')).toContain('Slotlar')
  })

  test('NAV-08 a menu that is opened while a page loads stays open', async () => {
    const page = await visit('/')
    const release = await holdScripts(page, /lobby-[^/]*\.js$/)
    await page.getByRole('banner').getByRole('link', { name: 'Slotlar' }).click()
    await page.getByRole('progressbar', { name: 'Yükleniyor' }).first().waitFor()
    await page.getByRole('banner').getByRole('button', { name: 'Diğer' }).click()
    const menu = page.locator('header :popover-open')
    await menu.waitFor()
    release()

    await page.getByRole('heading', { level: 1, name: 'Slotlar' }).waitFor()
    await page.locator('bnw-lobby [part=tile]').first().waitFor()
    expect(await menu.isVisible()).toBe(true)
  })

  test('NAV-08 the heading and the title name the filter of a lobby path', async () => {
    const page = await visit('/slot/type/new')

    await page.getByRole('heading', { level: 1, name: 'Slotlar · Yeni' }).waitFor()
    await expect.poll(() => page.title()).toBe('Slotlar · Yeni · Rıhtım')
  })

  test('MENU-04 BAL-01 a balance of millions fits next to the name of the site on phones', async () => {
    const page = await pageWithBalance('12,345,678.90', 390)
    const amount = balanceRegion(page).getByText('12.345.678,90')
    await amount.waitFor()
    const name = page.getByRole('banner').locator('.brand')

    for (const width of [430, 390, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const [left, right] = [await name.boundingBox(), await amount.boundingBox()]
      expect(left!.x + left!.width, `at ${width} px`).toBeLessThan(right!.x)
    }
  })

  test('BAL-01 shows the refresh button next to a balance below a million on a phone of 360 px', async () => {
    const page = await pageWithBalance('999,999.99', 360)
    const amount = balanceRegion(page).getByText('999.999,99')
    await amount.waitFor()
    const [left, right] = [
      await page.getByRole('banner').locator('.brand').boundingBox(),
      await amount.boundingBox()
    ]

    await balanceRegion(page).getByRole('button', { name: 'Bakiyeyi Yenile' }).click()

    expect(left!.x + left!.width).toBeLessThan(right!.x)
  })

  test('MENU-04 the menu of phones fits a screen of 320 px', async () => {
    const page = await visit('/login', { width: 320 })
    await page.getByRole('button', { name: 'Menü' }).click()
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await menu.getByRole('link', { name: 'Promosyonlar' }).waitFor()

    expect(await menu.evaluate(dialog => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
  })

  test('MENU-02 keeps the number of the help line on one line', async () => {
    const page = await visit('/login', { width: 320 })
    const line = page.getByRole('contentinfo').getByText(/Yardım hattı/)

    expect((await line.textContent())?.split(/[ \n]/).at(-1)).toMatch(/^[\d\u00a0]{10,}$/)
  })

  test('LOB-02 the / key focuses the search of the header, in the lobby its own', async () => {
    const page = await visit('/promotions')
    await page.getByRole('banner').getByRole('button', { name: 'Ara' }).waitFor()
    const focused = page.locator(':focus')

    await page.keyboard.press('/')
    await expect.poll(() => focused.getAttribute('role')).toBe('combobox')
    await page.keyboard.type('a/b')
    expect(await focused.inputValue()).toBe('a/b')

    await page.goto(`${site}/slot`)
    await page.getByLabel('Oyun Ara').waitFor()
    await page.keyboard.press('/')
    await expect.poll(() => page.locator('bnw-lobby input:focus').count()).toBe(1)
    expect(await page.locator('.search-menu:popover-open').count()).toBe(0)
  })

  test('A11Y-01 the / key of the search can be turned off', async () => {
    const page = await visit('/slot')
    const open = page.getByRole('banner').getByRole('button', { name: 'Ara' })
    await open.click()
    const choice = page.getByRole('checkbox', { name: '/ tuşu aramayı açar' })
    await choice.press('Space')
    expect(await choice.evaluate(box => getComputedStyle(box).outlineStyle), 'shows the focus').toBe('solid')
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')

    // The key that follows is handled after it.
    await page.keyboard.press('Tab')
    expect(await open.getAttribute('aria-keyshortcuts')).toBe(null)
    expect(await page.locator('.search-menu:popover-open').count()).toBe(0)
    expect(await page.locator('bnw-lobby input:focus').count()).toBe(0)
  })

  test('A11Y-01 a menu of the header closes when Tab leaves it', async () => {
    const page = await playerPage('demo', { path: TEXT_PAGE })
    await openAccount(page)
    const menu = page.locator('.account-menu')
    const last = menu.getByRole('button', { name: words.logOut })
    await last.focus()
    expect(await menu.isVisible()).toBe(true)
    await page.keyboard.press('Tab')

    await expect.poll(() => menu.isVisible()).toBe(false)
    expect(await page.locator('main :focus').count()).toBe(1)

    await openAccount(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    expect(await menu.isVisible(), 'the focus is on its button').toBe(true)
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => menu.isVisible()).toBe(false)
  })

  test('NAV-09 loads the code of a route when it is first shown', async () => {
    const page = await openPage()
    const requested: string[] = []
    page.on('request', request => void requested.push(new URL(request.url()).pathname))
    await page.goto(`${site}/login`, { waitUntil: 'networkidle' })
    expect(requested.filter(path => /\/(lobby|game-rail|register)-/.test(path))).toEqual([])

    await page.getByRole('banner').getByRole('link', { name: 'Slotlar' }).click()

    await page
      .getByRole('link', { name: /^Oyna / })
      .first()
      .waitFor()
    expect(requested.some(path => /\/lobby-/.test(path))).toBe(true)
  })

  test('MENU-03 an unknown address shows an error with a link to the home page', async () => {
    const page = await visit('/nowhere')
    await page.getByRole('heading', { name: 'Aradığınız sayfa bulunamadı' }).waitFor()

    await page.getByRole('main').getByRole('link', { name: 'Ana Sayfa' }).click()

    await page.waitForURL(`${site}/`)
  })

  test('MENU-04 on a phone a bar at the bottom links home, slots, cashier, live and the menu', async () => {
    const visitor = await visit('/', { width: 390 })
    const bar = visitor.getByRole('navigation', { name: 'Menü', exact: true })
    for (const name of ['Ana Sayfa', 'Slotlar', 'Giriş Yap', 'Canlı Casino']) {
      await bar.getByRole('link', { name }).waitFor()
    }

    await bar.getByRole('button', { name: 'Menü' }).click()

    await visitor.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'Spaceman' }).waitFor()
    const player = await playerPage('demo', { width: 390 })
    await player
      .getByRole('navigation', { name: 'Menü', exact: true })
      .getByRole('link', { name: 'Para Yatır' })
      .waitFor()
  })

  test('A11Y-01 on a phone the end of the page stays clear of a bar that large text makes higher', async () => {
    const page = await visit(TEXT_PAGE, { width: 390 })
    await page.evaluate(() => document.documentElement.style.setProperty('--bnw-t-12', '24px/32px'))
    const heights = () =>
      page.evaluate(() => [
        document.querySelector<HTMLElement>('.phone-bar')!.offsetHeight,
        Number.parseFloat(getComputedStyle(document.querySelector('.site')!).paddingBottom) + 1
      ])

    await expect.poll(heights).toEqual([97, 97])
  })

  test.each(['/', '/login'])('A11Y-01 on a phone no bar covers the focused element on %s', async path => {
    const page = await visit(path, { width: 390 })
    await settled(page)
    const focus = await page.evaluateHandle(() => {
      const found = { covered: [] as string[], count: 0, isAtBar: false }
      addEventListener('focusin', event => {
        const element = event.composedPath()[0] as HTMLElement
        const bar = document.querySelector('.phone-bar')!
        found.count++
        found.isAtBar ||= bar.contains(element)
        const { top, bottom } = element.getBoundingClientRect()
        // Positions are whole pixels, heights are not.
        const isCovered = top < innerHeight && bottom > bar.getBoundingClientRect().top + 1
        if (isCovered && !found.isAtBar)
          found.covered.push(`${element.ariaLabel ?? element.textContent}: ${top} to ${bottom}`)
      })
      return found
    })

    while (!(await focus.evaluate(({ isAtBar }) => isAtBar))) {
      for (let press = 0; press < 10; press++) await page.keyboard.press('Tab')
    }

    const { count, covered } = await focus.jsonValue()
    expect(count).toBeGreaterThan(20)
    expect(covered).toEqual([])
  })

  test('A11Y-01 Shift+Tab leads to nothing that the header covers', async () => {
    const page = await visit('/register', { context: { viewport: { width: 1280, height: 500 } } })
    await settled(page)
    const focus = await followFocus(page)

    for (let isAtEnd = false; !isAtEnd; isAtEnd = await focus.evaluate(found => found.isAtEnd))
      await page.keyboard.press('Shift+Tab')

    expect(await focus.evaluate(({ covered }) => covered)).toEqual([])
  })

  test('A11Y-01 at 200 % the bar of the lobby covers no heart that gets the focus', async () => {
    const page = await visit('/live', { context: { viewport: { width: 640, height: 400 } } })
    await page.locator('bnw-lobby .grid .open').first().focus()
    for (const key of ['ArrowDown', 'ArrowDown', 'Tab']) await page.keyboard.press(key)

    const isClear = async () => {
      const heart = await page.locator('bnw-lobby .heart:focus').boundingBox()
      const bar = await page.locator('bnw-lobby .bar').boundingBox()
      return heart && bar && heart.y > bar.y + bar.height
    }
    await expect.poll(isClear).toBe(true)
  })

  test('BAL-01 BAL-02 one request serves all balances, and hiding one hides all', async () => {
    const page = await emptyPlayerPage('demo')
    const requested: string[] = []
    page.on('request', request => {
      if (request.postData()?.includes('check_balance')) requested.push(request.url())
    })
    await page.goto(`${site}/play/slot/1001`)
    await page.locator('bnw-game').getByText('₺', { exact: false }).first().waitFor()
    await balanceRegion(page).waitFor()
    expect(requested).toHaveLength(1)

    await page.goto(site + TEXT_PAGE)
    await page.getByRole('banner').getByRole('button', { name: 'Bakiyeyi Gizle' }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('showBalance'))).toBe('0')
    expect(await balanceRegion(page).locator('[part=amount]').innerText()).toContain('••••')
    await page.goto(`${site}/play/slot/1001`)
    await page.locator('bnw-game').getByText('••••').first().waitFor()
    expect(await page.locator('bnw-game .balance').innerText()).not.toMatch(/₺[\d.]/)
  })
})

/** Holds back scripts of these addresses until the returned function is called, or the test ends. */
async function holdScripts(page: Page, addresses: RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  onTestFinished(release)
  await page.route(addresses, async route => {
    await held
    await route.continue()
  })
  return release
}

/** A player's page with a balance as in the gateway's reply. */
async function pageWithBalance(balance: string, width: number): Promise<Page> {
  const page = await emptyPlayerPage('demo', { width })
  // Pending requests would fail when the page closes.
  onTestFinished(() => page.unrouteAll({ behavior: 'wait' }))
  await page.route('**/endpoint/v1', async route => {
    if (!route.request().postData()?.includes('check_balance')) return route.continue()
    const response = await route.fetch()
    const reply = (await response.json()) as { data: { balance: string }[] }
    reply.data[0]!.balance = balance
    return route.fulfill({ response, json: reply })
  })
  await page.goto(site + TEXT_PAGE)
  return page
}

/** Collects what gets the focus and is covered by the header, until the header has it. */
function followFocus(page: Page) {
  return page.evaluateHandle(() => {
    const found = { covered: [] as string[], isAtEnd: false }
    let count = 0
    addEventListener('focusin', event => {
      const element = event.composedPath()[0] as HTMLElement
      const header = document.querySelector('.header')!
      found.isAtEnd = ++count > 20 && header.contains(element)
      // The scroll to it follows the event.
      requestAnimationFrame(() => {
        const { bottom, height } = element.getBoundingClientRect()
        const isCovered = bottom - Math.min(height, 20) < header.getBoundingClientRect().bottom
        if (isCovered && !header.contains(element)) found.covered.push(element.outerHTML.slice(0, 120))
      })
    })
    return found
  })
}
