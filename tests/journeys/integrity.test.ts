import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

import { openPage } from '../browser.ts'
import { settled, site } from './player.ts'

/** Changes the files of the site whose path matches. @returns Their paths, once they have been sent. */
async function tamper(page: Page, path: RegExp): Promise<string[]> {
  const changed: string[] = []
  await page.route(path, async route => {
    const response = await route.fetch()
    changed.push(new URL(route.request().url()).pathname)
    await route.fulfill({ response, body: `${await response.text()};globalThis.isTampered=true` })
  })
  return changed
}

const wasRun = (page: Page) => page.evaluate(() => 'isTampered' in globalThis)

describe('S7 EMB-08 a changed script of the site', () => {
  test.each(['index', 'framework'])('does not run: %s', async name => {
    const page = await openPage()
    const changed = await tamper(page, new RegExp(`/assets/${name}-[^/]+\\.js$`))
    await page.goto(site)
    await expect.poll(() => changed.length).toBeGreaterThan(0)
    await page.waitForLoadState('load')
    expect(await wasRun(page)).toBe(false)
    await page.locator('h1').first().waitFor({ state: 'attached' })
  })

  test('does not run if a later page loads it', async () => {
    const page = await openPage()
    await page.goto(site)
    await settled(page)
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const map = await page.evaluate(
      () => document.querySelector('script[type=importmap]')?.textContent ?? '{}'
    )
    const { integrity } = JSON.parse(map) as { integrity: object }
    const later = Object.keys(integrity).find(path => !loaded.includes(site + path)) ?? ''
    await tamper(page, new RegExp(`${later}$`))
    // As text: the tests' compiler would replace an import.
    await expect(page.evaluate(`import('${later}')`)).rejects.toThrow('Failed to fetch')
    expect(await wasRun(page)).toBe(false)
  })
})
