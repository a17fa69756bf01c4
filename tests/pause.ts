import { expect } from 'vitest'
import type { Page } from 'playwright-core'

/** Longer than two steps of the amounts. */
const PAUSE_MS = 2_500

/** Checks with a real mouse that the jackpots stop while it is over them, and go on when it leaves (HOME-02). */
export async function expectPauseUnderMouse(page: Page): Promise<void> {
  const jackpots = page.locator('bnw-jackpots')
  const amounts = () => jackpots.locator('.board').allTextContents()
  await jackpots.locator('.board').first().waitFor()
  await jackpots.locator('ul').hover()
  const before = await amounts()
  await page.waitForTimeout(PAUSE_MS)
  expect(await amounts()).toEqual(before)

  await page.mouse.move(0, 0)
  await expect.poll(amounts).not.toEqual(before)
}
