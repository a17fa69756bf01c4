import { describe, expect, test } from 'vitest'

import { doubleText } from './large-text.ts'
import { playerPage, settled, site, visit } from './player.ts'

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

  test('THEME-03 the text of a box of the home page stands below its picture', async () => {
    const page = await visit('/')
    await settled(page)
    const box = page.locator('.boxes .box').first()
    await doubleText(page)

    const bottom = await box.locator('svg').evaluate(picture => picture.getBoundingClientRect().bottom)
    const top = await box.locator('strong').evaluate(title => title.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(bottom)
  })

  test('THEME-03 the count and the sums of the bet history break no word', async () => {
    const page = await playerPage('demo', { width: 320 })
    await page.goto(`${site}/profile?tab=bets`)
    await page.locator('.sums').first().waitFor()
    await doubleText(page)
    const lines = (text: Element) =>
      Math.round(text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight))

    expect(await page.locator('.above output').evaluate(lines)).toBe(1)
    expect(
      await page
        .locator('.sums')
        .first()
        .locator('dd')
        .evaluateAll(all => all.length)
    ).toBe(3)
    for (const sum of await page.locator('.sums').first().locator('dd').all())
      expect(await sum.evaluate(lines)).toBe(1)
  })

  test('THEME-03 MENU-04 the last entry of the bottom bar stays in view at 320 px', async () => {
    const page = await visit('/about-us', { width: 320 })
    const last = page.locator('.phone-bar > button')
    await last.waitFor()
    await doubleText(page)

    expect(await last.evaluate(entry => entry.getBoundingClientRect().right)).toBeLessThanOrEqual(320)
  })

  test('the size of the root changes no text', async () => {
    const page = await playerPage('demo', { width: 390 })
    await page.goto(`${site}/profile`)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
    const size = (entry: Element) => getComputedStyle(entry).font

    expect(await page.locator('.profile-group a').first().evaluate(size)).toContain('16px / 24px')
  })
})
