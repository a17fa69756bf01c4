import { expect } from 'vitest'
import type { Page } from 'playwright-core'

/** Checks with a real mouse that the jackpots stop while it is over them, and go on when it leaves (HOME-02). */
export async function expectPauseUnderMouse(page: Page): Promise<void> {
  const jackpots = page.locator('bnw-jackpots')
  const amounts = () => jackpots.locator('.board').allTextContents()
  // They load when they are near the viewport.
  await jackpots.scrollIntoViewIfNeeded()
  await jackpots.locator('.board').first().waitFor()
  await jackpots.locator('ul').hover()
  const before = await amounts()
  // The amounts move to those of a reply until the next one.
  await page.waitForResponse(response => /getJackpots/i.test(response.request().postData() ?? ''))
  expect(await amounts()).toEqual(before)

  await page.mouse.move(0, 0)
  await expect.poll(amounts).not.toEqual(before)
}
