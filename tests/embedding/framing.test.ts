import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

import { openPage } from '../browser.ts'
import { sandbox } from '../sandbox.ts'

const { games, inline, partner, site } = sandbox

/** Opens a page of an origin that frames the login form by itself, and resolves with its document's answer. */
async function frameFrom(origin: string): Promise<{ page: Page; status: number }> {
  // The browser does not count a fulfilled document as local, and the site's requests are local.
  const page = await openPage({ context: { permissions: ['local-network-access'] } })
  const body = `<!doctype html><title>Framing</title><iframe src="${site}/embed/login"></iframe>`
  await page.route(`${origin}/framing`, route =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body })
  )
  const answer = page.waitForResponse(`${site}/embed/login`)
  await page.goto(`${origin}/framing`)
  return { page, status: (await answer).status() }
}

describe('H76 S6 the frame of a private element', () => {
  test.each([partner, inline])('opens at the listed origin %s', async origin => {
    const { page, status } = await frameFrom(origin)

    expect(status).toBe(200)
    expect(await page.frameLocator('iframe').locator('title').innerHTML()).toMatch(/Rıhtım$/)
  })

  test.each([games, site])('is refused at the origin %s, which is not listed', async origin => {
    const { page, status } = await frameFrom(origin)

    expect(status).toBe(200)
    await expect
      .poll(() => page.frames().map(frame => frame.url()))
      .toContain('chrome-error://chromewebdata/')
  })
})
