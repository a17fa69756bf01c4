import { describe, expect, test } from 'vitest'

import { expectAccessible } from '../browser.ts'
import { fillIn, site, visit } from './player.ts'

const YEAR_MS = 365 * 86_400_000

describe('promotions and tournaments', () => {
  test('PROMO-01 NAV-03 a promotion has an address, and a visitor returns to it after the login', async () => {
    const page = await visit('/')
    await page.getByRole('link', { name: 'Tümü Promosyonlar' }).click()
    await page.waitForURL(`${site}/promotions`)
    await page.getByRole('tab', { name: 'Yakında (3)' }).click()
    await page.getByText('Bahar bileti').waitFor()
    await page.getByRole('tab', { name: 'Bitmiş (5)' }).click()
    await page.getByText('Kuponun hatırı').waitFor()
    expect(await page.getByRole('button', { name: /^Katıl/ }).count()).toBe(0)
    await page.getByRole('tab', { name: 'Aktif (6)' }).click()
    await page.getByRole('link', { name: 'Detay: Çarşamba iadesi' }).click()
    const dialog = page.getByRole('dialog', { name: 'Çarşamba iadesi' })
    await dialog.getByRole('heading', { name: 'Nasıl katılırım?' }).waitFor()
    expect(page.url()).toBe(`${site}/promotions?promotion=4`)
    await expectAccessible(page)

    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    await page.goForward()
    await dialog.waitFor()
    await page.getByRole('button', { name: 'Kapat' }).click()
    await page.waitForURL(`${site}/promotions`)
    await page.getByRole('button', { name: 'Katıl: Çarşamba iadesi' }).click()
    await page.waitForURL(`${site}/login`)
    await fillIn(page, 'demo')
    await page.waitForURL(`${site}/promotions?promotion=4`)
    await dialog.getByRole('button', { name: 'Katıl', exact: true }).click()

    await page.getByRole('heading', { name: 'Para Yatır' }).first().waitFor()
  })

  test('TOUR-01 N7 tournaments are in the right groups although the clock of the device is years off', async () => {
    const page = await visit('/', { language: 'en' })
    await page.addInitScript(years => {
      const now = Date.now.bind(Date)
      Date.now = () => now() - years
    }, 5 * YEAR_MS)
    await page.goto(`${site}/tournaments?tournament=1`)
    const dialog = page.getByRole('dialog', { name: 'Lodos Haftası' })
    const board = dialog.getByRole('table', { name: 'Leader board' })
    await board.waitFor()
    expect(await board.getByRole('row').count()).toBe(11)
    await dialog.getByText(/^[23] days \d+ hours \d+ minutes$/).waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await page.waitForURL(`${site}/tournaments`)
    await page.getByRole('tab', { name: /^Concluded/ }).click()
    await page.getByRole('list', { name: 'Winners' }).first().waitFor()

    await expectAccessible(page)
  })
})
