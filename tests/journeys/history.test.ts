import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

import { callGateway, playerPage, site, TEXT_PAGE } from './player.ts'

/** Rows of the finance history by preset in the seeded data (demo/gateway/seed/activity). */
const SEEDED = {
  today: 2,
  yesterday: 3,
  7: 12,
  30: 38,
  90: 74,
  180: 110,
  365: 150,
  730: 176,
  all: 233
}

const transactions = { class: 'finance', method: 'list_transactions' }

/** The number of rows that other journeys have added today. */
async function addedToday(page: Page): Promise<number> {
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10)
  const data = { limit: 1, offset: 0, OrderDir: 'DESC', OrderPar: 'date', searchCategory: '1,2,6' }
  const { pagination } = await callGateway(page, transactions, { ...data, startDate: today, endDate: today })
  return Number((pagination as { total: number }).total) - SEEDED.today
}

describe('the histories', () => {
  test('HIST-01 HIST-02 NAV-03 show the period and filters of the address', async () => {
    const page = await playerPage('demo', { path: TEXT_PAGE })
    const added = await addedToday(page)
    await page.goto(`${site}/profile?tab=finance`)
    const period = page.getByLabel('Dönem')
    for (const [preset, seeded] of Object.entries(SEEDED)) {
      await period.selectOption(preset)
      const count = preset === 'yesterday' ? seeded : seeded + added
      await page.getByText(`${count} kayıt`, { exact: true }).waitFor()
    }

    await period.selectOption('90')
    await page.getByLabel('Durum').selectOption({ label: 'İptal' })
    await page.waitForURL(`${site}/profile?tab=finance&preset=90&status=1003`)
    await page.getByText('9 kayıt', { exact: true }).waitFor()
    await page.getByText('İşlem notu bulunamadı').waitFor()
    await page.reload()
    await page.getByText('9 kayıt', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Kaldır: İptal' }).click()
    await page.getByText(`${SEEDED[90] + added} kayıt`, { exact: true }).waitFor()
    await page.goBack()
    await page.getByText('9 kayıt', { exact: true }).waitFor()
    expect(await page.getByLabel('Durum').inputValue()).toBe('1003')
  })

  test('HIST-01 append pages by keyboard, and download all filtered rows under the strict policy', async () => {
    const page = await playerPage('demo', { path: '/profile?tab=finance&preset=yesterday' })
    await page.getByText('3 kayıt', { exact: true }).waitFor()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV indir' }).click()
    const file = await saved
    const text = await readFile(await file.path(), 'utf8')
    expect(file.suggestedFilename()).toMatch(/^finance-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
    expect(text.startsWith('\uFEFFİşlem no;Tarih;Tür;')).toBe(true)
    expect(text.trimEnd().split('\r\n')).toHaveLength(4)

    await page.getByLabel('Dönem').selectOption('30')
    const more = page.getByRole('button', { name: 'Daha Fazla Göster', exact: true })
    await more.focus()
    await page.keyboard.press('Enter')
    const rows = page.locator('bnw-history [part=row]')
    await expect.poll(() => rows.count()).toBe(20)
    await expect.poll(() => rows.nth(10).evaluate(row => row.matches(':has(:focus)'))).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Kopyala' }).waitFor()
  })

  test('HIST-01 HIST-06 link a played game and list the tickets, on a phone', async () => {
    const page = await playerPage('demo', { width: 390, language: 'en', path: '/profile?tab=tickets' })
    await page.getByRole('heading', { name: 'The draw is over' }).waitFor()
    await page.getByRole('button', { name: 'Load more', exact: true }).click()
    await expect.poll(() => page.locator('bnw-history [part=ticket]').count()).toBe(57)

    await page.goto(`${site}/profile?tab=games&preset=30`)
    const playAgain = page.getByRole('link', { name: /^Play again: / }).first()
    await playAgain.waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await playAgain.click()
    await page.waitForURL(/\/play\/(slot|live|virtual)\/\d+$/)
  })
})
