import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'

import {
  clearFaults,
  emptyPlayerPage,
  fillIn,
  playerPage,
  setFaults,
  settled,
  site,
  visit
} from './player.ts'

/** Resolves when the heading of the page has the focus. */
async function headingFocused(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await expect.poll(() => heading.evaluate(element => element === document.activeElement)).toBe(true)
}

describe('faults of the gateway', () => {
  afterEach(clearFaults)

  test('GATE-05 after an HTTP 500 the page sends no request and offers a reload', async () => {
    const page = await playerPage('demo')
    await setFaults({ status500: true })
    await page.getByRole('banner').getByRole('button', { name: 'Bakiyeyi Yenile' }).click()
    await page.getByText('Bazı sorunlar yaşıyoruz, lütfen daha sonra tekrar deneyin').first().waitFor()
    await clearFaults()
    const sent: string[] = []
    page.on('request', request => void sent.push(request.url()))

    await page.getByRole('link', { name: 'Slotlar' }).first().click()
    await page.waitForURL(`${site}/slot`)

    expect(sent.filter(url => url.includes('/endpoint/'))).toEqual([])
    await page.getByRole('button', { name: 'Sayfayı Yenile' }).click()
    await page.getByRole('heading', { level: 1, name: 'Slotlar' }).waitFor()
  })

  test('GATE-03 a malformed reply shows an error in place, and Retry recovers', async () => {
    await setFaults({ malformed: true })
    const page = await visit('/slot')
    const retry = page.locator('bnw-lobby').getByRole('button', { name: 'Tekrar Dene' }).first()
    await retry.waitFor()
    await clearFaults()

    await retry.click()

    await page
      .getByRole('link', { name: /^Oyna / })
      .first()
      .waitFor()
  })

  test('GATE-06 keeps the form and shows an error without a network', async () => {
    const page = await visit('/login')
    await page.getByLabel('Kullanıcı Adı').focus()
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)

    await fillIn(page, 'demo')

    await page.getByText('Bağlantı kurulamadı.').first().waitFor()
    expect(await page.getByLabel('Kullanıcı Adı').inputValue()).toBe('demo')
  })

  test('GATE-06 a form says why it sends nothing without a network', async () => {
    const page = await visit('/forgot-password')
    await page.getByLabel('E-posta').fill('demo@rihtim.example')
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)

    await page.getByLabel('E-posta').press('Enter')

    await page.locator('bnw-toasts').getByText('Bağlantı kurulamadı.').waitFor()
  })

  test('GATE-06 shows an error if the list of providers cannot be loaded, and opens it later', async () => {
    const page = await visit('/slot')
    const list = /\/providers-[\w-]+\.js/
    await page.route(list, route => route.abort())
    const button = page.getByRole('button', { name: 'Sağlayıcılar' })

    await button.click()
    await page.getByText('Bağlantı kurulamadı.').first().waitFor()
    await page.unroute(list)
    await button.click()

    await page.getByRole('dialog', { name: 'Sağlayıcılar' }).waitFor()
  })

  test('GATE-06 NAV-08 NAV-09 a page that fails to load does not keep the next one from opening', async () => {
    const page = await visit('/slot')
    const tournaments = page.getByRole('banner').getByRole('link', { name: 'Turnuvalar' })
    await settled(page)
    const code = /\/tournaments-[\w-]+\.js/
    await page.route(code, route => route.abort())
    await tournaments.click()
    await page.getByRole('heading', { level: 1, name: 'Bir şeyler ters gitti' }).waitFor()
    await expect.poll(() => page.title()).toMatch(/^Bir şeyler ters gitti/)
    await page.getByRole('alert').getByRole('link', { name: 'Ana Sayfa' }).waitFor()
    await page.unroute(code)

    await page.getByRole('banner').getByRole('link', { name: 'Slotlar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Slotlar' }).waitFor()
    await expect.poll(() => page.title()).toMatch(/^Slotlar/)

    await tournaments.click()
    await page.getByRole('heading', { level: 1, name: 'Turnuvalar' }).waitFor()
    await expect.poll(() => page.title()).toMatch(/^Turnuvalar/)
  })

  test('GATE-06 NAV-09 a page that failed to load opens when the browser is online again', async () => {
    const page = await visit('/slot')
    await settled(page)
    await page.context().setOffline(true)
    await page.getByRole('banner').getByRole('link').first().click()
    const heading = page.getByRole('heading', { level: 1, name: 'Bağlantı kurulamadı.' })
    await heading.waitFor()
    // A reload would end the site.
    await page.getByRole('alert').getByRole('button', { name: 'Tekrar Dene' }).click()
    await heading.waitFor()

    await page.context().setOffline(false)

    const providers = page.getByRole('region', { name: 'Sağlayıcılar' })
    await providers.waitFor()
    // The style sheet of the page is requested again as well as its code.
    const display = () => providers.getByRole('list').evaluate(list => getComputedStyle(list).display)
    await expect.poll(display).toBe('grid')
  })

  test('MAINT-01 MAINT-02 MAINT-03 A11Y-01 shows the maintenance screen, and returns to the previous page also after a reload and a visit to /maintenance-control, with the focus on its heading', async () => {
    const page = await emptyPlayerPage('demo')
    await setFaults({ maintenance: true })
    await page.goto(`${site}/slot`)
    await page.waitForURL(`${site}/maintenance`)
    expect(await page.evaluate(() => localStorage.getItem('siteUnderMaintenance'))).toBe('true')
    await page.reload()
    // The screen sends a check of its own when it is shown.
    await page.waitForLoadState('networkidle')
    const checkAgain = page.getByRole('button', { name: 'Tekrar Kontrol Et' })
    await checkAgain.click()
    await page.getByRole('status').getByText('Site hâlâ bakımda').waitFor()
    await page.goto(`${site}/maintenance-control`)
    await page.getByRole('link', { name: 'Bakım sayfasına git' }).click()
    await page.waitForURL(`${site}/maintenance`)
    await page.waitForLoadState('networkidle')
    await clearFaults()

    await checkAgain.click()

    await page.waitForURL(`${site}/slot`)
    await headingFocused(page)
    // The list was refused when the page started under maintenance.
    await page.getByRole('link', { name: /^Oyna/ }).first().waitFor()
  })
})
