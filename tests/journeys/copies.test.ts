import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

import { playerPage, site } from './player.ts'
import { countCalls } from './tabs.ts'

/** What a page has begun: the tags it has defined, and the pauses of its timers, ms. */
interface Begun {
  defined: string[]
  timers: number[]
}

/** Writes down what begins, as it begins. */
function watchBeginnings(): void {
  const begun: Begun = { defined: [], timers: [] }
  Object.assign(window, { begun })
  const define = customElements.define.bind(customElements)
  customElements.define = (tag, ...rest) => {
    begun.defined.push(tag)
    define(tag, ...rest)
  }
  const repeat = window.setInterval
  window.setInterval = ((work: TimerHandler, pause?: number, ...rest: unknown[]) => {
    begun.timers.push(pause ?? 0)
    return repeat(work, pause, ...rest)
  }) as typeof window.setInterval
}

/** The single file is a classic script, the loader a module. */
function bare(sources: readonly string[]): string {
  const tags = sources.map(
    source =>
      `<script ${source.includes('.single') ? 'defer' : 'type="module"'} src="${source}" data-gateway="${site}" data-site="${site}" data-isolation="inline"></script>`
  )
  return `<!doctype html><html lang="tr"><title>Bare</title>${tags.join('')}
    <bnw-balance></bnw-balance><bnw-theme></bnw-theme><bnw-toasts></bnw-toasts>`
}

/** The single file as another version of it, which names a button otherwise. */
async function serveOtherVersion(page: Page): Promise<void> {
  await page.route('**/bnw.single.js?version=2', async route => {
    const built = await (await route.fetch()).text()
    const body = built.replaceAll('Bakiyeyi Yenile', 'Bakiyeyi Tazele')
    await route.fulfill({ contentType: 'text/javascript', body })
  })
}

const INACTIVITY_CHECK_MS = 5_000

describe('several copies of the script on a page', () => {
  test.each([
    ['the loader twice', ['bnw.js?copy=1', 'bnw.js?copy=2'], 'Bakiyeyi Yenile'],
    ['the loader and the single file', ['bnw.js', 'bnw.single.js'], 'Bakiyeyi Yenile'],
    ['two versions of the single file', ['bnw.single.js?version=2', 'bnw.single.js'], 'Bakiyeyi Tazele']
  ])('SESS-10 R3 define and start once: %s', async (_name, files, button) => {
    const page = await playerPage('demo')
    await page.goto(`${site}/favicon.svg`)
    await page.evaluate(() => localStorage.setItem('expirationDate', '1'))
    const sources = files.map(file => `${site}/widgets/${file}`)
    await page.route('**/bare', route =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: bare(sources) })
    )
    await serveOtherVersion(page)
    await page.addInitScript(watchBeginnings)
    const loaded: string[] = []
    page.on('requestfinished', request => void loaded.push(request.url()))
    const calls = countCalls(page.context())

    await page.goto(`${site}/bare`)
    await page.locator('bnw-balance').locator('[part=amount]').waitFor()
    await page.getByRole('button', { name: button }).waitFor()
    await expect.poll(() => loaded).toEqual(expect.arrayContaining(sources))
    await page.waitForLoadState('networkidle')
    const begun = () => page.evaluate(() => (window as unknown as { begun: Begun }).begun)
    // The watch over an idle player is fetched once there is one.
    await expect.poll(async () => (await begun()).timers).toContain(INACTIVITY_CHECK_MS)

    const { defined, timers } = await begun()
    expect(defined.filter(tag => tag === 'bnw-balance')).toHaveLength(1)
    expect(new Set(defined).size).toBe(defined.length)
    expect(timers.filter(pause => pause === INACTIVITY_CHECK_MS)).toHaveLength(1)
    expect(calls.filter(call => call === 'user.initAuth')).toHaveLength(1)
    expect(calls.filter(call => call === 'user.get_user_profile')).toHaveLength(1)
    expect(calls.filter(call => call === 'finance.check_balance')).toHaveLength(1)
  })
})
