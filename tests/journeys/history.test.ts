import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

import { callGateway, playerPage, site } from './player.ts'

/** First and last day of the presets, in days before today (HIST-02). */
const PRESETS: Record<string, [number, number]> = {
  today: [0, 0],
  yesterday: [1, 1],
  7: [7, 0],
  30: [30, 0],
  90: [90, 0],
  180: [180, 0],
  365: [365, 0],
  730: [730, 0],
  all: [100_000, 0]
}

/** The day in Istanbul some days ago: `2026-11-25`. */
function dayBefore(days: number): string {
  return new Date(Date.now() + 3 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)
}

/** How many finance rows of a preset the gateway has; other journeys add some. */
async function rowsIn(page: Page, preset: string, filters: { status?: number } = {}): Promise<string> {
  const [first = 0, last = 0] = PRESETS[preset] ?? []
  const days = { startDate: dayBefore(first), endDate: dayBefore(last) }
  const data = { limit: 1, offset: 0, OrderDir: 'DESC', OrderPar: 'date', searchCategory: '1,2,6' }
  const api = { class: 'finance', method: 'list_transactions' }
  const { pagination } = await callGateway(page, api, { ...data, ...days, ...filters })
  return `${(pagination as { total: number }).total} kayıt`
}

describe('the histories', () => {
  test('HIST-01 HIST-02 NAV-03 show the period and filters of the address', async () => {
    const page = await playerPage('demo', { path: '/profile?tab=finance' })
    const cancelled = await rowsIn(page, '90', { status: 1003 })
    const period = page.getByLabel('Dönem')
    for (const preset of Object.keys(PRESETS)) {
      await period.selectOption(preset)
      await page.getByText(await rowsIn(page, preset), { exact: true }).waitFor()
    }

    await period.selectOption('90')
    await page.getByLabel('Durum').selectOption({ label: 'İptal' })
    await page.waitForURL(`${site}/profile?tab=finance&preset=90&status=1003`)
    await page.getByText(cancelled, { exact: true }).waitFor()
    await page.getByText('İşlem notu bulunamadı').waitFor()
    await page.reload()
    await page.getByText(cancelled, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Kaldır: İptal' }).click()
    await page.getByText(await rowsIn(page, '90'), { exact: true }).waitFor()
    await page.goBack()
    await page.getByText(cancelled, { exact: true }).waitFor()
    expect(await page.getByLabel('Durum').inputValue()).toBe('1003')
  })

  test('HIST-01 append pages by keyboard, and download all filtered rows under the strict policy', async () => {
    const page = await playerPage('demo', { path: '/profile?tab=finance&preset=yesterday' })
    const rows = await rowsIn(page, 'yesterday')
    await page.getByText(rows, { exact: true }).waitFor()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV indir' }).click()
    const file = await saved
    const text = await readFile(await file.path(), 'utf8')
    expect(file.suggestedFilename()).toMatch(/^finance-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
    expect(text.startsWith('\uFEFFİşlem no;Tarih;Tür;')).toBe(true)
    expect(text.trimEnd().split('\r\n')).toHaveLength(1 + parseInt(rows, 10))

    await page.getByLabel('Dönem').selectOption('30')
    const more = page.getByRole('button', { name: 'Daha Fazla Göster', exact: true })
    await more.focus()
    await page.keyboard.press('Enter')
    const shown = page.locator('bnw-history [part=row]')
    await expect.poll(() => shown.count()).toBe(20)
    await expect.poll(() => shown.nth(10).evaluate(row => row.matches(':has(:focus)'))).toBe(true)
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
