import { describe, expect, test } from 'vitest'

import { doubleText } from './large-text.ts'
import { playerPage, site } from './player.ts'

describe('large text', () => {
  test.each([
    { tab: 'deposit', content: '.amount-picks', width: 320 },
    { tab: 'games', content: '.played', width: 320 },
    { tab: 'finance', content: '.entry', width: 390 }
  ])('THEME-03 $tab is not scrolled sideways at $width px', async ({ tab, content, width }) => {
    const page = await playerPage('demo', { width })
    await page.goto(`${site}/profile?tab=${tab}`)
    await page.locator(content).first().waitFor()
    await doubleText(page)

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

  test('THEME-03 the stub of a bonus grows with its amount', async () => {
    const page = await playerPage('demo', { width: 390 })
    await page.goto(`${site}/profile?tab=bonuses`)
    const stub = page.locator('.ticket .stub').first()
    await stub.waitFor()
    await doubleText(page)

    expect(await stub.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  })

  test('the size of the root changes no text', async () => {
    const page = await playerPage('demo', { width: 390 })
    await page.goto(`${site}/profile`)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
    const size = (entry: Element) => getComputedStyle(entry).font

    expect(await page.locator('.profile-group a').first().evaluate(size)).toContain('16px / 24px')
  })
})
