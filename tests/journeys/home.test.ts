import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'

import { openPage, recordShifts, sharedPage, shiftsOf } from '../browser.ts'
import { bodiesOf, settled, site, visit } from './player.ts'

describe('one load of the home page', () => {
  const shared = sharedPage()
  let bodies: string[]

  beforeAll(async () => {
    bodies = bodiesOf(shared())
    await shared().goto(site)
  })

  // The first one: others scroll.
  test('HOME-01 what lies far below is there before one scrolls to it, with its pictures', async () => {
    const page = shared()
    const last = page.locator('bnw-game-rail').last()
    const isShown = () =>
      last.locator('img').evaluateAll(images => images.some(image => (image as HTMLImageElement).complete))

    for (const name of ['Lodos Haftası', '%30 kayıp bonusu'])
      await page.locator('.strip').getByText(name).first().waitFor()
    await expect.poll(() => last.locator('[part=tile]').count()).toBe(10)
    await expect.poll(isShown).toBe(true)
    // Lazy ones would load within 1,250 to 2,500 px of the view, by the connection.
    expect(await page.locator('bnw-promotions img').first().getAttribute('loading')).toBe('eager')
    expect(await last.evaluate(rail => rail.getBoundingClientRect().top - innerHeight)).toBeGreaterThan(400)
  })

  test('something else stands between two rails of games', async () => {
    const page = shared()
    await page.locator('.home > bnw-game-rail').nth(3).waitFor({ state: 'attached' })
    expect(await page.locator('.home > bnw-game-rail + bnw-game-rail').count()).toBe(0)
  })

  test('HOME-01 VALID-05 shows banners, jackpots, rails and promotions', async () => {
    const page = shared()
    const left = page.locator('bnw-slider[place=sol]')
    await left.getByRole('heading', { name: '₺999 hoş geldin bonusu' }).waitFor()
    // Of eleven banners two are disabled, one has not started, and one has ended.
    expect(await left.locator('li').count()).toBe(5)
    await expect.poll(() => page.locator('bnw-slider[place=sag] li').count()).toBe(2)
    for (const name of [/^Yeni 3D slotlar/, /^Canlı casino/, /^Tombala/]) {
      await page.locator('.boxes').getByRole('link', { name }).waitFor()
    }
    await page.getByRole('link', { name: /^Boğaz ₺3\.\d{3}\.\d{3},\d\d$/ }).waitFor()

    for (const name of ['Hızlı Erişim', 'Kazananlar', 'Lodos Haftası', 'Deniz', 'Promosyonlar']) {
      const heading = page.getByRole('main').getByRole('heading', { name, exact: true }).first()
      // Lower content loads near the view.
      await expect.poll(() => scrollTo(page, heading)).toBe(true)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

  test('HOME-01 quick access shows 50 games', async () => {
    const rail = shared().locator('bnw-game-rail[category="94"]')
    await rail.scrollIntoViewIfNeeded()

    await expect.poll(() => rail.locator('[part=tile]').count()).toBe(50)
    const lists = bodies.filter(data => data.includes('"games_list"') && /"categoryID":"?94/.test(data))
    expect(lists).toHaveLength(1)
    expect(lists[0]).toMatch(/"limit":50\b/)
  })

  test('MENU-02 the footer shows the legal notice and the licence, and its external links use https', async () => {
    const page = shared()
    const footer = page.getByRole('contentinfo')
    for (const text of [
      /^Örnek Ada sakinleri/,
      /rihtim\.example/,
      /^© \d{4} Rıhtım/,
      /^Sanal para, gerçek ödeme yok$/
    ]) {
      await footer.getByText(text).first().waitFor()
    }
    await footer.getByRole('link', { name: 'Örnek Oyun Kurulu ÖRNEK-0001' }).waitFor()
    await footer.getByRole('link', { name: 'Canlı Destek' }).waitFor()
    await footer.getByRole('link', { name: 'Telegram' }).waitFor()
    const external = await footer.getByRole('link').evaluateAll(links =>
      links
        .map(link => link as HTMLAnchorElement)
        .filter(({ origin }) => origin !== location.origin)
        .map(({ protocol, target, rel }) => `${protocol} ${target} ${rel}`)
    )
    expect([...new Set(external)]).toEqual(['https: _blank noopener'])
    expect(page.url()).toBe(`${site}/`)
  })
})

describe('the home page', () => {
  test('wide windows show more games in a row, below a header of the same width', async () => {
    const page = await visit('/', { width: 1920 })
    await settled(page)
    const rail = page.locator('bnw-game-rail').first()
    const inView = await rail.locator('ul').evaluate(row => {
      const { right } = row.getBoundingClientRect()
      return [...row.children].filter(tile => tile.getBoundingClientRect().right < right + 1).length
    })

    expect(inView).toBe(8)
    const logo = (await page.locator('.home-link').boundingBox())!
    expect((await rail.boundingBox())!.x).toBeCloseTo(logo.x, 0)
    expect(
      await page.locator('.footer > :first-child').evaluate(({ clientWidth }) => clientWidth)
    ).toBeGreaterThan(1500)
  })

  test('a long word of a banner or a notice does not make a phone scroll sideways', async () => {
    const long = 'W'.repeat(80)
    const page = await openPage({ width: 390 })
    await page.route('**/endpoint/v1', async route => {
      const reply = await route.fetch()
      const text = (await reply.text()).replace(/"(Title|Text)":"(?!\{)/g, `"$1":"${long}`)
      await route.fulfill({ response: reply, body: text })
    })
    await page.goto(site)
    await page.locator('bnw-slider[place=sol]').getByText(long).first().waitFor()
    await expect.poll(() => page.locator('footer').getByText(long).count()).toBeGreaterThan(1)

    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })

  test('a long name of a provider or a category does not make a phone scroll sideways', async () => {
    const long = 'W'.repeat(60)
    const page = await openPage({ width: 390 })
    await page.route('**/endpoint/v1', async route => {
      const reply = await route.fetch()
      const text = (await reply.text()).replace(/"(name|providerName)":"/g, `"$1":"${long} `)
      await route.fulfill({ response: reply, body: text })
    })
    for (const path of ['/', '/slot/category/2', '/slot/provider/11']) {
      await page.goto(site + path)
      await page.locator('h1, .providers').getByText(long).first().waitFor()

      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
    }
  })

  test('HOME-01 what has nothing to show takes no space', async () => {
    const page = await openPage({ width: 390 })
    await answerEmpty(page, ['getPromotions', 'getJackpots'])
    await page.goto(site)
    await expect.poll(() => page.locator('.first-screen bnw-jackpots').isVisible()).toBe(false)
    const band = page.locator('.band').last()
    await band.scrollIntoViewIfNeeded()

    await expect.poll(() => band.isVisible()).toBe(false)
    expect(await page.locator('.band').first().isVisible()).toBe(true)
  })

  test('HOME-01 what has nothing beside it takes the whole width', async () => {
    const page = await visit('/')
    for (const [row, name, part] of [
      ['.first-screen', 'bnw-jackpots', '[part~=level]'],
      ['.tables-and-winners', 'bnw-top-wins', '[part~=win]']
    ] as const) {
      await page.locator(row).scrollIntoViewIfNeeded()
      await page.locator(`${name} ${part}`).first().waitFor()
      const columns = () => page.locator(row).evaluate(one => getComputedStyle(one).gridTemplateColumns)
      expect(await columns(), name).toMatch(/^\S+ \S+$/)
      await page.locator(`${row} ${name}`).evaluate(one => one.toggleAttribute('data-empty', true))
      expect(await columns(), name).toMatch(/^\S+$/)
    }
  })

  test('NAV-04 going back restores what was in view far below the first screen', async () => {
    const page = await visit('/', { width: 390 })
    const rail = page.locator('.home > bnw-game-rail').last()
    const top = () => rail.evaluate(host => Math.round(host.getBoundingClientRect().top))
    const down = async () => {
      await page.mouse.wheel(0, 600)
      await settled(page)
      return top()
    }
    await expect.poll(down).toBeLessThan(600)
    const before = await top()
    await rail
      .locator('a')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
    await page.waitForURL(({ pathname }) => pathname !== '/')
    await page.goBack()

    await expect.poll(top).toBe(before)
  })

  test('the titles of rails beside their arrows are not broken at 320 px', async () => {
    const page = await visit('/', { width: 320, language: 'en' })
    const heading = page.getByRole('main').getByRole('heading', { name: 'Tournaments', exact: true })
    await expect.poll(() => scrollTo(page, heading)).toBe(true)

    expect((await heading.boundingBox())!.height).toBeLessThan(40)
  })

  test('MENU-01 MENU-02 long words of the footer are broken, so that phones do not scroll sideways', async () => {
    const page = await openPage({ width: 390 })
    const long = 'W'.repeat(60)
    await page.route('**/datas/footer-menu.json', route =>
      route.fulfill({ json: [{ title: { tr: long }, links: [{ title: { tr: long }, path: '/slot' }] }] })
    )
    await page.route('**/datas/partners.json', route => route.fulfill({ json: [{ name: long }] }))
    await page.goto(`${site}/about-us`)
    await page.locator('.footer-menu summary').click()
    await page.locator('footer').getByRole('link', { name: long }).waitFor()
    await page.locator('.footer-marks summary').filter({ hasText: 'İş ortakları' }).click()
    await page.locator('.footer-marks').getByText(long).waitFor()

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test('MENU-02 the lists of the footer unfold by keyboard on phones, and its links are in the page before', async () => {
    const page = await visit('/about-us', { width: 390 })
    const footer = page.getByRole('contentinfo')
    const link = footer.locator('a[href="/promotions"]')
    await link.waitFor({ state: 'attached' })
    expect(await link.isVisible()).toBe(false)
    const heading = footer.locator('summary').filter({ hasText: 'Rıhtım' })
    await heading.press('Enter')
    await link.waitFor()
    await heading.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Hakkımızda')

    await page.setViewportSize({ width: 1280, height: 800 })
    await footer.getByText('Kumbara Kart').waitFor()
    expect(await footer.locator('summary').count()).toBe(0)
  })

  test('HOME-01 the first game is in the first view', async () => {
    for (const [width, height, top] of [
      [1280, 900, 520],
      [390, 844, 430]
    ] as const) {
      const page = await visit('/', { width })
      await page.setViewportSize({ width, height })
      const frame = page.locator('bnw-game-rail[category="94"] .frame').first()
      await frame.waitFor()

      expect((await frame.boundingBox())!.y, `${width} px`).toBeLessThanOrEqual(top)
    }
  })

  test.each([
    ['tr', 'Casino ve spor bahisleri', 390],
    ['en', 'Casino and sports betting', 1280]
  ] as const)(
    'HOME-01 says in %s what the site is before its code is loaded: %s',
    async (language, name, width) => {
      const page = await openPage({ language, width })
      const heading = page.getByRole('main').getByRole('heading', { name })
      const lines = page.locator('.welcome:visible')
      await page.route(/\/assets\/framework-/, route => route.abort())
      await page.goto(site)
      await heading.waitFor()
      expect(await page.getByRole('heading').count()).toBe(1)
      const [place, text] = [await lines.boundingBox(), await lines.innerText()]
      await page.goto(`${site}/slot`)
      expect(await lines.count()).toBe(0)

      await page.unroute(/\/assets\/framework-/)
      await page.goto(site)
      await page.locator('.page.home:not(.page-place *)').waitFor()
      expect([await lines.boundingBox(), await lines.innerText()]).toEqual([place, text])
      expect(await page.title()).toBe(`${name} · Rıhtım`)
    }
  )

  test('HOME-01 a row on a phone loads the pictures beyond its edge when one scrolls to them', async () => {
    const page = await visit('/', { width: 390 })
    const last = page.locator('bnw-game-rail').last()
    const loading = () =>
      last.locator('img').evaluateAll(images => images.map(image => image.getAttribute('loading')))

    await expect.poll(async () => (await loading()).length).toBe(10)
    expect((await loading()).join(' ')).toBe('eager '.repeat(5) + 'lazy '.repeat(5).trim())
  })

  test.each([1280, 390])('HOME-01 nothing moves while it loads slowly, at %i px', async width => {
    const page = await openPage({ width })
    await recordShifts(page)
    const devTools = await page.context().newCDPSession(page)
    const slow = { offline: false, latency: 150, downloadThroughput: 150_000, uploadThroughput: 150_000 }
    await devTools.send('Network.emulateNetworkConditions', slow)
    await page.goto(site)
    await page.locator('bnw-popup').getByText('Bu bir deneme sitesidir.').waitFor()

    // The dots of the banners change their width.
    expect((await shiftsOf(page)).filter(value => value > 0.0005)).toEqual([])
  })

  test('HOME-01 shows the popup until it is closed, without blocking the page', async () => {
    const page = await visit('/', { width: 390 })
    const popup = page.getByRole('region', { name: 'Rıhtım’a hoş geldiniz' })
    await popup.getByText('Bu bir deneme sitesidir.').waitFor()
    await popup.getByRole('button', { name: 'Kapat' }).click()
    await popup.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => localStorage.getItem('modalStatus'))).toBe('1')

    const answered = page.waitForResponse(response =>
      Boolean(response.request().postData()?.includes('popupInformation'))
    )
    await page.reload()
    await answered
    await page
      .locator('bnw-popup')
      .evaluate(element => (element as HTMLElement & { refresh(): Promise<void> }).refresh())
    expect(await popup.count()).toBe(0)
  })
})

/** Answers these calls with empty lists. */
async function answerEmpty(page: Page, methods: readonly string[]): Promise<void> {
  const json = { result: true, message: 'İşlem Başarılı', code: 200, data: [], debug: '' }
  await page.route('**/endpoint/v1', route =>
    methods.includes(route.request().postDataJSON().api.method) ? route.fulfill({ json }) : route.continue()
  )
}

/** Scrolls a heading into view, or down if it has not loaded yet. */
async function scrollTo(page: Page, heading: Locator): Promise<boolean> {
  if ((await heading.count()) > 0) {
    await heading.scrollIntoViewIfNeeded()
    return true
  }
  await page.mouse.wheel(0, 600)
  return false
}
