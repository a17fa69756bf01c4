import { describe, expect, test } from 'vitest'

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
    // A game that has begun, or a tab that is looked at again, asks once more; two at once there never are.
    const open = new Set<object>()
    let most = 0
    page.on('request', request => {
      if (request.postData()?.includes('check_balance')) most = Math.max(most, open.add(request).size)
    })
    for (const end of ['requestfinished', 'requestfailed'] as const) {
      page.on(end as 'requestfinished', request => open.delete(request))
    }
    await page.goto(`${site}/play/slot/1001`)
    await page.locator('bnw-game').getByText('₺', { exact: false }).first().waitFor()
    await balanceRegion(page).waitFor()
    expect(most).toBe(1)

    await page.getByRole('banner').getByRole('button', { name: 'Bakiyeyi Gizle' }).click()

    await expect.poll(() => page.evaluate(() => localStorage.getItem('showBalance'))).toBe('0')
    expect(await balanceRegion(page).locator('[part=amount]').innerText()).toContain('••••')
    expect(await page.locator('bnw-game').evaluate(game => game.shadowRoot?.textContent)).not.toMatch(
      /₺[\d.]/
    )
  })
})
