import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'

import { openPage } from '../browser.ts'
import { balanceRegion, playerPage, site, visit } from './player.ts'

describe('the frame of the site', () => {
  test('NAV-07 shows a loading bar of 7 px while a route waits for its first data', async () => {
    const page = await visit('/login')
    await page.getByLabel('Kullanıcı Adı').waitFor()
    let answer = () => {}
    const held = new Promise<void>(resolve => (answer = resolve))
    await page.route('**/endpoint/v1', async route => {
      await held
      await route.continue()
    })

    await page.getByRole('banner').getByRole('link', { name: 'Slotlar' }).click()

    const bar = page.getByRole('progressbar', { name: 'Yükleniyor' }).first()
    await bar.waitFor()
    expect((await bar.boundingBox())?.height).toBe(7)
    answer()
    await bar.waitFor({ state: 'detached' })
  })

  test('NAV-08 gives each route its title, and the focus to its heading', async () => {
    const page = await visit('/')
    await page.getByRole('banner').getByRole('link', { name: 'Slotlar' }).click()

    await page.getByRole('heading', { level: 1, name: 'Slotlar' }).waitFor()

    await expect.poll(() => page.title()).toBe('Slotlar · Rıhtım')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    const description = page.locator('meta[name=description]')
    expect(await description.getAttribute('content')).toContain('Slotlar')
  })

  test('NAV-08 names in heading and title what a path of the lobby leads to', async () => {
    const page = await visit('/slot/type/new')

    await page.getByRole('heading', { level: 1, name: 'Slotlar · Yeni' }).waitFor()
    await expect.poll(() => page.title()).toBe('Slotlar · Yeni · Rıhtım')
  })

  test('MENU-04 BAL-01 shows a balance of millions beside the name of the site on phones', async () => {
    const page = await pageWithBalance('12,345,678.90', 390)
    const amount = balanceRegion(page).getByText('12.345.678,90')
    await amount.waitFor()
    const name = page.getByRole('banner').locator('.brand')

    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const [left, right] = [await name.boundingBox(), await amount.boundingBox()]
      expect(left!.x + left!.width, `at ${width} px`).toBeLessThan(right!.x)
    }
  })

  test('BAL-01 has the button beside a balance below a million on a phone of 360 px', async () => {
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

  test('MENU-02 keeps the number of the help line on one line', async () => {
    const page = await visit('/login', { width: 320 })
    const line = page.getByRole('contentinfo').getByText(/Yardım hattı/)

    expect((await line.textContent())?.split(/[ \n]/).at(-1)).toMatch(/^[\d\u00a0]{10,}$/)
  })

  test('NAV-09 fetches the code of a route when it is first shown', async () => {
    const page = await openPage()
    const asked: string[] = []
    page.on('request', request => void asked.push(new URL(request.url()).pathname))
    await page.goto(`${site}/login`, { waitUntil: 'networkidle' })
    expect(asked.filter(path => /\/(lobby|game-rail|register)-/.test(path))).toEqual([])

    await page.getByRole('banner').getByRole('link', { name: 'Slotlar' }).click()

    await page
      .getByRole('link', { name: /^Oyna / })
      .first()
      .waitFor()
    expect(asked.some(path => /\/lobby-/.test(path))).toBe(true)
  })

  test('MENU-03 an address that is none says so, and leads home', async () => {
    const page = await visit('/nowhere')
    await page.getByRole('heading', { name: 'Aradığınız sayfa bulunamadı' }).waitFor()

    await page.getByRole('main').getByRole('link', { name: 'Ana Sayfa' }).click()

    await page.waitForURL(`${site}/`)
  })

  test('MENU-04 on a phone a bar at the bottom leads to home, slots, cashier, live and the menu', async () => {
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

  test('BAL-01 BAL-02 one request serves all balances, and hiding one hides all', async () => {
    const page = await playerPage('demo')
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    page.on('request', request => {
      if (request.postData()?.includes('check_balance')) asked.push(request.url())
    })
    await page.goto(`${site}/play/slot/1001`)
    await page.locator('bnw-game').getByText('₺', { exact: false }).first().waitFor()
    await balanceRegion(page).waitFor()
    expect(asked).toHaveLength(1)

    await page.getByRole('banner').getByRole('button', { name: 'Bakiyeyi Gizle' }).click()

    await expect.poll(() => page.evaluate(() => localStorage.getItem('showBalance'))).toBe('0')
    expect(await balanceRegion(page).locator('[part=amount]').innerText()).toContain('••••')
    expect(await page.locator('bnw-game').evaluate(game => game.shadowRoot?.textContent)).not.toMatch(
      /₺[\d.]/
    )
  })
})

/** A player's page whose gateway says that he has so much. */
async function pageWithBalance(balance: string, width: number): Promise<Page> {
  const page = await playerPage('demo', { width, path: '/login' })
  // What is on its way when the page closes would fail.
  onTestFinished(() => page.unrouteAll({ behavior: 'wait' }))
  await page.route('**/endpoint/v1', async route => {
    if (!route.request().postData()?.includes('check_balance')) return route.continue()
    const response = await route.fetch()
    const reply = (await response.json()) as { data: { balance: string }[] }
    reply.data[0]!.balance = balance
    return route.fulfill({ response, json: reply })
  })
  await page.reload()
  return page
}
