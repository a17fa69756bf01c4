import { expect } from 'vitest'
import type { Page } from 'playwright-core'

import { ledgerBalance, shownBalance, site } from './player.ts'

/**
 * The end of every journey that moves money: all entries add up to zero, every wallet holds what its entries and its
 * history say, and the header shows what the ledger holds.
 *
 * @param page Shows the header of a player who is signed in.
 */
export async function expectBooksAgree(page: Page): Promise<void> {
  const origin = new URL(page.url()).origin
  await expectBooksBalanced(origin)
  // Both are asked each time: what is New may be approved in between.
  const difference = async () => (await shownBalance(page)) - (await ledgerBalance(page))
  await expect.poll(difference).toBe(0)
}

/** The books alone, for a journey that ends without a header. */
export async function expectBooksBalanced(origin = site): Promise<void> {
  const response = await fetch(`${origin}/sandbox/ledger.json`)
  expect(await response.json()).toEqual({ total: '0', unbalanced: [], differing: [] })
}
