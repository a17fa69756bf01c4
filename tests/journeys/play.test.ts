import { onTestFinished, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'

import { openPage } from '../browser.ts'
import { expectBooksAgree } from './books.ts'
import { game, roundRows, spin, sumOf } from './game-rounds.ts'
import {
  balanceRegion,
  emptyPlayerPage,
  fillIn,
  ledgerBalance,
  ownSandbox,
  playerPage,
  shownBalance,
  site
} from './player.ts'

const ROUNDS = 10

/** The balance in the game's own page, in kuruş. */
async function gameBalance(page: Page): Promise<number> {
  const text = await game(page).locator('.figures').innerText()
  return Number(/₺[\d.]+,\d\d/.exec(text)![0].replace(/\D/g, ''))
}

describe('playing a slot', () => {
  test('LOB-02 FAV-01 PLAY-02 BAL-01 BOX-02 finds and marks a game, and ten rounds change every balance alike', async () => {
    const page = await playerPage('demo', { path: '/slot' })
    const before = await ledgerBalance(page)
    const rowsBefore = new Set((await roundRows(page, '3')).map(({ round_id }) => round_id))
    await page.getByLabel('Oyun Ara').fill('bakır fener')
    const tile = page.getByRole('link', { name: 'Oyna Bakır Fener', exact: true })
    await tile.waitFor()
    // The tile is in the list of all games, too, whose elements the results replace.
    await expect.poll(() => page.locator('bnw-lobby [part=tile]').count()).toBe(1)
    const heart = page.getByRole('button', { name: /Favori/ }).first()
    const message = page.getByText(/Favorilere eklendi|Favorilerden çıkarıldı/).first()
    // It leaves after 1.5 s, and a click on a busy machine may take longer to return.
    await Promise.all([message.waitFor(), heart.click()])

    await tile.click()
    await page.waitForURL(`${site}/play/slot/1001`)
    for (let round = 0; round < ROUNDS; round++) await spin(page)

    const after = await ledgerBalance(page)
    const played = (await roundRows(page, '3')).filter(({ round_id }) => !rowsBefore.has(round_id))
    expect(new Set(played.map(({ round_id }) => round_id)).size).toBe(ROUNDS)
    expect(after - before).toBe(sumOf(played))
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

  test('PLAY-02 NAV-08 a game opened by its address has its name, one bar, balance, deposit and way out, and scrolls nowhere at 1280 × 720', async () => {
    const context = { viewport: { width: 1280, height: 720 } }
    const page = await playerPage('demo', { context, path: '/play/slot/1001' })
    await page.getByRole('heading', { level: 1, name: 'Bakır Fener' }).waitFor()
    await expect.poll(() => page.title()).toContain('Bakır Fener')
    expect(await page.locator('bnw-game iframe').getAttribute('title')).toBe('Bakır Fener')
    await page.locator('bnw-game .bar').getByText('Bakır Fener').waitFor()
    await game(page).getByRole('button', { name: 'Çevir' }).waitFor()

    const inFrame = game(page).locator('body')
    const visible = [
      page.getByRole('banner'),
      game(page).locator('.bar > :not(h1)').first(),
      game(page).locator('.figures')
    ].map(part => part.isVisible())
    expect(await Promise.all(visible)).toEqual([false, false, false])
    // The name stays as a heading for screen readers, of one pixel.
    expect((await game(page).locator('.bar').boundingBox())!.height).toBeLessThanOrEqual(1)
    expect(await page.getByRole('button', { name: 'Para Yatır' }).count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Geri' }).count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Kapat', exact: true }).count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
    expect(await inFrame.evaluate(body => body.scrollHeight - innerHeight)).toBe(0)
    expect((await game(page).locator('.cabinet').boundingBox())!.height).toBeGreaterThan(400)
  })

  test('PLAY-02 LOB-04 a demo scrolls nowhere at 1280 × 720, either', async () => {
    const context = { viewport: { width: 1280, height: 720 } }
    const page = await emptyPlayerPage('demo', { context })
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
    for (const row of await roundRows(page, '3'))
      rounds.set(row.round_id, (rounds.get(row.round_id) ?? 0) + sumOf([row]))
    const [latest = 0] = rounds.values()
    expect([before, before + latest]).toContain(after)
    await expect.poll(() => gameBalance(page)).toBe(after)
    await expectBooksAgree(page)
  })
})
