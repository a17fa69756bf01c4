import { describe, expect, test } from 'vitest'

import { openPage } from '../browser.ts'
import { playerPage, site } from './player.ts'

const PAGES = ['/', '/slot', '/login', '/register', '/maintenance', '/nowhere']

describe('settings of the browser', () => {
  test('THEME-03 text at 200 % causes no horizontal scrolling', async () => {
    // A window of 640 px with text at 200 % is one of 320 px.
    const page = await openPage({ width: 320 })
    for (const path of PAGES) {
      await page.goto(site + path, { waitUntil: 'networkidle' })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    }
    const player = await playerPage('demo', { width: 320 })
    for (const path of ['/', '/profile?tab=password', '/favorites', '/play/slot/1001']) {
      await player.goto(site + path, { waitUntil: 'networkidle' })
      expect(await player.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    }
    await player.goto(site, { waitUntil: 'networkidle' })
    const brand = await player.locator('.header .home-link').boundingBox()
    const balance = await player.locator('.header bnw-balance').boundingBox()
    expect(brand!.x + brand!.width).toBeLessThanOrEqual(balance!.x)
  })

  test('THEME-03 reduced motion stops animations', async () => {
    const page = await openPage({ context: { reducedMotion: 'reduce' } })
    await page.goto(`${site}/slot`, { waitUntil: 'networkidle' })

    const durations = await page.evaluate(() =>
      document
        .getAnimations()
        .map(animation => Number(animation.effect?.getComputedTiming().duration ?? 0))
        .filter(duration => duration > 10)
    )

    expect(durations).toEqual([])
  })

  test('THEME-03 forced colours keep the borders of controls', async () => {
    const page = await openPage({ context: { forcedColors: 'active' } })
    await page.goto(`${site}/login`)
    const field = page.getByLabel('Kullanıcı Adı')
    await field.waitFor()

    const borderWidth = await field.evaluate(input => getComputedStyle(input.closest('.box')!).borderTopWidth)

    expect(borderWidth).toBe('1px')
  })
})
