import type { FrameLocator, Page } from 'playwright-core'

import { callGateway } from './player.ts'

/** The open game, in its frame. */
export function game(page: Page): FrameLocator {
  return page.frameLocator('bnw-game iframe')
}

/** Plays one round of a slot with the current stake, and waits for its end. */
export async function spin(page: Page): Promise<void> {
  await game(page).getByRole('button', { name: 'Çevir' }).click()
  await game(page).locator('.spin:not([aria-disabled=true])').waitFor()
}

/** The stake or the return of a round in the history. */
export interface RoundRow {
  amount: string
  transaction_type_id: string | number
  transaction_category_id: string | number
  round_id: string
}

/** The latest 100 rows of rounds, newest first. @param categories 3 slots, 4 live tables, 7 virtual games: `4,7`. */
export async function roundRows(page: Page, categories: string): Promise<RoundRow[]> {
  const query = { limit: 100, offset: 0, OrderDir: 'DESC', OrderPar: 'date', searchCategory: categories }
  return (await callGateway(page, { class: 'finance', method: 'list_transactions' }, query)).data
}

/** What rows add to the balance, in kuruş. */
export function sumOf(rows: readonly RoundRow[]): number {
  const signOf = ({ transaction_type_id }: RoundRow) => (Number(transaction_type_id) === 1 ? 1 : -1)
  return rows.reduce((sum, row) => sum + Math.round(Number(row.amount) * 100) * signOf(row), 0)
}
