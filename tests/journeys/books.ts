import { expect } from 'vitest'
import type { Page } from 'playwright-core'

import { ledgerBalance, shownBalance, site } from './player.ts'

/**
 * The end of every journey that moves money: all entries add up to zero, every wallet equals the sum of its entries and
 * of its history, and the header shows the balance of the ledger.
 *
 * @param page Shows the header of a signed-in player.
 */
export async function expectBooksAgree(page: Page): Promise<void> {
  const origin = new URL(page.url()).origin
  await expectBooksBalanced(origin)
  // Both are read each time: a New transfer may be approved in between.
  const difference = async () => (await shownBalance(page)) - (await ledgerBalance(page))
  await expect.poll(difference).toBe(0)
}

/** Only the ledger, for a journey that ends without a header. */
export async function expectBooksBalanced(origin = site): Promise<void> {
  const response = await fetch(`${origin}/sandbox/ledger.json`)
  expect(await response.json()).toEqual({ total: '0', unbalanced: [], differing: [] })
}
