import { onTestFinished, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'

import { openPage } from '../browser.ts'
import { expectBooksAgree } from './books.ts'
import {
  callGateway,
  balanceRegion,
  fillIn,
  ledgerBalance,
  ownSandbox,
  playerPage,
  shownBalance,
  site,
  TEXT_PAGE
} from './player.ts'

const ROUNDS = 10

/** The game in its frame. */
function game(page: Page) {
  return page.frameLocator('bnw-game iframe')
}

/** Plays one round with the current stake, and waits for its end. */
async function spin(page: Page): Promise<void> {
  await game(page).getByRole('button', { name: 'Çevir' }).click()
  await game(page).locator('.spin:not([aria-disabled=true])').waitFor()
}

/** The balance in the game's own page, in kuruş. */
async function gameBalance(page: Page): Promise<number> {
  const text = await game(page).locator('.figures').innerText()
  return Number(/₺[\d.]+,\d\d/.exec(text)![0].replace(/\D/g, ''))
}

interface Row {
  amount: string
  transaction_type_id: string | number
  round_id: string
}

async function gameRows(page: Page): Promise<Row[]> {
  const query = { limit: 100, offset: 0, OrderDir: 'DESC', OrderPar: 'date', searchCategory: '3' }
  return (await callGateway(page, { class: 'finance', method: 'list_transactions' }, query)).data
}

function signed({ amount, transaction_type_id }: Row): number {
  return Math.round(Number(amount) * 100) * (Number(transaction_type_id) === 1 ? 1 : -1)
}

describe('playing a slot', () => {
  test('LOB-02 FAV-01 PLAY-02 BAL-01 BOX-02 finds and marks a game, and ten rounds change every balance alike', async () => {
    const page = await playerPage('demo', { path: TEXT_PAGE })
    const before = await ledgerBalance(page)
    const rowsBefore = new Set((await gameRows(page)).map(({ round_id }) => round_id))
    await page.goto(`${site}/slot`)
    await page.getByLabel('Oyun Ara').fill('bakır fener')
    const tile = page.getByRole('link', { name: 'Oyna Bakır Fener', exact: true })
    await tile.waitFor()
    const heart = page.getByRole('button', { name: /Favori/ }).first()
    await heart.click()
    await page
      .getByText(/Favorilere eklendi|Favorilerden çıkarıldı/)
      .first()
      .waitFor()

    await tile.click()
    await page.waitForURL(`${site}/play/slot/1001`)
    for (let round = 0; round < ROUNDS; round++) await spin(page)

    const after = await ledgerBalance(page)
    const played = (await gameRows(page)).filter(({ round_id }) => !rowsBefore.has(round_id))
    expect(new Set(played.map(({ round_id }) => round_id)).size).toBe(ROUNDS)
    expect(after - before).toBe(played.reduce((sum, row) => sum + signed(row), 0))
    expect(await gameBalance(page)).toBe(after)
    await expect.poll(() => shownBalance(page)).toBe(after)
    await expectBooksAgree(page)
  })

  test('LOB-06 a visitor gets to the game after the login', async () => {
    const page = await openPage()
    await page.goto(`${site}/slot`)
    await page
      .getByRole('link', { name: /^Oyna / })
      .first()
      .click()
    await page.waitForURL(`${site}/login`)

    await fillIn(page, 'demo')

    await page.waitForURL(/\/play\/slot\/\d+/)
    await game(page).getByRole('button', { name: 'Çevir' }).waitFor()
  })

  test('PLAY-02 NAV-08 a game opened by its address has its name as title and heading', async () => {
    const page = await playerPage('demo', { path: '/play/slot/1001' })

    await page.getByRole('heading', { level: 1, name: 'Bakır Fener' }).waitFor()
    await expect.poll(() => page.title()).toContain('Bakır Fener')
    expect(await page.locator('bnw-game iframe').getAttribute('title')).toBe('Bakır Fener')
    await page.locator('bnw-game .bar').getByText('Bakır Fener').waitFor()
  })

  test('PLAY-02 an open game has one bar, balance, deposit and way out, and scrolls nowhere at 1280 × 720', async () => {
    const context = { viewport: { width: 1280, height: 720 } }
    const page = await playerPage('demo', { context, path: '/play/slot/1001' })
    await game(page).getByRole('button', { name: 'Çevir' }).waitFor()

    const inFrame = game(page).locator('body')
    const visible = [
      page.getByRole('banner'),
      game(page).locator('.bar'),
      game(page).locator('.figures')
    ].map(part => part.isVisible())
    expect(await Promise.all(visible)).toEqual([false, false, false])
    expect(await page.getByRole('button', { name: 'Para Yatır' }).count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Geri' }).count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Kapat', exact: true }).count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
    expect(await inFrame.evaluate(body => body.scrollHeight - innerHeight)).toBe(0)
    expect((await game(page).locator('.cabinet').boundingBox())!.height).toBeGreaterThan(400)
  })

  test('PLAY-02 LOB-04 a demo scrolls nowhere at 1280 × 720, either', async () => {
    const context = { viewport: { width: 1280, height: 720 } }
    const page = await playerPage('demo', { context, path: TEXT_PAGE })
    await page.goto(`${site}/play/slot/1001/demo`)
    await game(page).getByRole('button', { name: 'Çevir' }).waitFor()
    await game(page).locator('.figures').waitFor()

    const inFrame = game(page).locator('body')
    expect(await inFrame.evaluate(body => body.scrollHeight - innerHeight)).toBe(0)
  })

  test('PLAY-03 shows in place that the provider cannot be reached, and offers a retry', async () => {
    const page = await playerPage('demo', { path: '/play/slot/1901' })

    await page.getByText('Sağlayıcıya Ulaşılamıyor').first().waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Tekrar Dene' }).waitFor()
  })

  test('PLAY-03 BOX-01 a kill of the gateway during a round loses no money', async () => {
    const sandbox = await ownSandbox()
    onTestFinished(() => sandbox.stop())
    const page = await playerPage('demo', { origin: sandbox.site, path: '/play/slot/1001' })
    await spin(page)
    const before = await ledgerBalance(page)
    await game(page).getByRole('button', { name: 'Çevir' }).click()

    await sandbox.kill()
    await sandbox.start()
    await page.goto(`${sandbox.site}/play/slot/1001`)

    await game(page).getByRole('button', { name: 'Çevir' }).waitFor()
    await balanceRegion(page).waitFor()
    const after = await ledgerBalance(page)
    const rounds = new Map<string, number>()
    for (const row of await gameRows(page))
      rounds.set(row.round_id, (rounds.get(row.round_id) ?? 0) + signed(row))
    const [latest = 0] = rounds.values()
    expect([before, before + latest]).toContain(after)
    await expect.poll(() => gameBalance(page)).toBe(after)
    await expectBooksAgree(page)
  })
})
