import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'

import type { Sandbox } from '../sandbox-server.ts'
import { expectBooksAgree } from './books.ts'
import { clockAhead } from './clock-ahead.ts'
import { callGateway, ledgerBalance, ownSandbox, playerPage } from './player.ts'

/** Delay until a coupon is settled. The test does not wait for it: the gateway restarts with a clock that is ahead. */
const COUPON_SECONDS = 600

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await ownSandbox({ COUPON_SECONDS: String(COUPON_SECONDS) })
})

afterAll(() => sandbox.stop())

/** The sportsbook in its frame. */
function sportsbook(page: Page) {
  return page.frameLocator('bnw-game iframe')
}

interface Coupon {
  couponID: string
  state: string
  stake: string
  win: string
  bets: { result: string }[]
}

/** The newest coupon in the gateway's list. */
async function newest(page: Page): Promise<Coupon> {
  const { data } = await callGateway(
    page,
    { class: 'betframe', method: 'getCoupons' },
    { limit: 1, offset: 0 }
  )
  const [coupon] = data as Coupon[]
  return coupon!
}

function kurus(lira: string): number {
  return Math.round(Number(lira) * 100)
}

describe('betting on sport', () => {
  test('MENU-01 BOX-04 HIST-03 BOX-01 a coupon stays open after a kill of the gateway, and is settled once', async () => {
    const page = await playerPage('demo', { origin: sandbox.site })
    const before = await ledgerBalance(page)
    await page.getByRole('banner').getByRole('button', { name: 'Diğer' }).click()
    await page.getByRole('link', { name: 'Spor', exact: true }).click()
    await page.waitForURL(`${sandbox.site}/play/virtual/810`)

    const events = sportsbook(page).locator('.event')
    await events.nth(0).getByRole('button').first().click()
    await events.nth(5).getByRole('button').last().click()
    await sportsbook(page).getByText('Kupon · 2/4').waitFor()
    await sportsbook(page).getByRole('button', { name: 'Kuponu Oyna' }).click()
    await sportsbook(page).locator('.ticket[data-state=open]').waitFor()

    const open = await newest(page)
    expect(open).toMatchObject({
      state: 'open',
      stake: '5.00',
      bets: [{ result: 'open' }, { result: 'open' }]
    })
    expect(await ledgerBalance(page)).toBe(before - 500)
    await sandbox.kill()
    await sandbox.start(clockAhead(COUPON_SECONDS))

    await page.goto(`${sandbox.site}/play/virtual/810`)
    await sportsbook(page).locator('.ticket:not([data-state=open])').waitFor()
    const closed = await newest(page)
    const isWon = closed.bets.every(({ result }) => result === 'won')
    expect(closed).toMatchObject({ couponID: open.couponID, state: isWon ? 'won' : 'lost' })
    expect(await ledgerBalance(page)).toBe(before - 500 + kurus(closed.win))

    await page.goto(`${sandbox.site}/profile?tab=bets&state=closed`)
    const row = page.getByRole('listitem').filter({ hasText: open.couponID })
    await row
      .getByText(isWon ? 'Kazandı' : 'Kaybetti')
      .first()
      .waitFor()
    await expectBooksAgree(page)
  })
})
