import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'

import { callGateway, emptyPlayerPage, playerPage, site } from './player.ts'

interface Table {
  tableID: string | number
  name: string
  dealer: string
  minBet: string
}

/** Collects the data of all calls of a method. */
function collectCalls(page: Page, method: string): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = []
  page.on('request', request => {
    if (!request.url().endsWith('/endpoint/v1') || request.method() !== 'POST') return
    const { api, data } = request.postDataJSON() as {
      api: { class: string; method: string }
      data: Record<string, unknown>
    }
    if (api.class === 'livecasino' && api.method === method) sent.push(data)
  })
  return sent
}

const tiles = (page: Page) => page.locator('bnw-lobby').getByRole('link', { name: /^Oyna / })

/** The studios listed by the lobby. */
async function studios(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Sağlayıcılar' }).click()
  const choices = page.getByRole('dialog', { name: 'Sağlayıcılar' }).getByRole('listitem')
  await choices.nth(1).waitFor()
  return choices.allInnerTexts()
}

/** Expects one or more such calls: the client retries after a slow reply. */
function expectEach(calls: Record<string, unknown>[], data: Record<string, unknown>): void {
  expect(calls).not.toEqual([])
  for (const call of calls) expect(call).toEqual(data)
}

describe('the live lobby', () => {
  test('LIVE-01 requests the studios of the special class only for its player, who sees more of them', async () => {
    const [usual, special] = [await emptyPlayerPage('demo'), await emptyPlayerPage('ozel')]
    const [fromUsual, fromSpecial] = [usual, special].map(page => collectCalls(page, 'provider_list'))

    for (const page of [usual, special]) await page.goto(`${site}/live`)
    expect(await special.evaluate(() => localStorage.getItem('ridValue'))).toBe('20')
    const [few, many] = [await studios(usual), await studios(special)]

    expectEach(fromUsual!, { limit: 150, offset: 0, Lang: 'tr' })
    expectEach(fromSpecial!, { limit: 150, offset: 0, status: 2, Lang: 'tr' })
    expect(many.length).toBeGreaterThan(few.length)
  })

  test('LIVE-02 shows dealer, limits and seats of each table', async () => {
    const page = await playerPage('demo', { path: '/live' })
    await tiles(page).first().waitFor()
    const query = { limit: 48, offset: 0 }
    const answer = await callGateway(page, { class: 'livecasino', method: 'game_table_list' }, query)
    const table = (answer.data as Table[]).find(({ dealer }) => dealer)!

    const tile = page.locator('bnw-lobby .tile').filter({ hasText: table.name }).first()

    const text = await tile.innerText()
    expect(text).toContain(table.dealer)
    expect(text).toMatch(/₺[\d.]+–₺[\d.]+/)
    expect(text).toMatch(/\d+ yer|Dolu/)
  })

  test('LIVE-01 FAV-01 FAV-02 a marked table is listed in favourites, opens, and returns to its category', async () => {
    const page = await playerPage('demo', { path: '/live/category/301' })
    await tiles(page).first().waitFor()
    const path = /\/play\/live\/\d+/.exec((await tiles(page).first().getAttribute('href'))!)![0]
    const heart = page.locator('bnw-lobby').getByRole('button', { name: /Favori/ }).first() // prettier-ignore
    const before = await heart.getAttribute('aria-pressed')
    if (before === 'true') {
      await heart.click()
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
    }
    await heart.click()
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')

    await page.goto(`${site}/favorites`)
    await page.getByRole('tab', { name: /Canlı/ }).click()
    await page.locator(`bnw-favourites a[href*="${path}"]`).first().waitFor()
    await page.goto(`${site}/live/category/301`)
    await tiles(page).first().click()
    await page.waitForURL(url => url.pathname.startsWith(path))
    await page.locator('bnw-game iframe').waitFor()
    await page.locator('bnw-game').getByRole('button', { name: 'Geri' }).click()

    await page.waitForURL(`${site}/live/category/301`)
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  })
})
