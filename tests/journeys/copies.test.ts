import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

import { emptyPlayerPage, site } from './player.ts'
import { countCalls } from './tabs.ts'

/** The tags that a page has defined, and the delays of its intervals, ms. */
interface Started {
  defined: string[]
  timers: number[]
}

/** Runs in the page and records each definition and interval. */
function recordStarts(): void {
  const started: Started = { defined: [], timers: [] }
  Object.assign(window, { started })
  const define = customElements.define.bind(customElements)
  customElements.define = (tag, ...rest) => {
    started.defined.push(tag)
    define(tag, ...rest)
  }
  const setInterval = window.setInterval
  window.setInterval = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) => {
    started.timers.push(delay ?? 0)
    return setInterval(handler, delay, ...rest)
  }) as typeof window.setInterval
}

/** The single file is a classic script, the loader a module. */
function htmlWith(sources: readonly string[]): string {
  const tags = sources.map(
    source =>
      `<script ${source.includes('.single') ? 'defer' : 'type="module"'} src="${source}" data-gateway="${site}" data-site="${site}" data-isolation="inline"></script>`
  )
  return `<!doctype html><html lang="tr"><title>Bare</title>${tags.join('')}
    <bnw-balance></bnw-balance><bnw-theme></bnw-theme><bnw-toasts></bnw-toasts>`
}

/** Serves the single file as another version, with another label of a button. */
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
  ])('SESS-10 R3 define elements and start once: %s', async (_name, files, button) => {
    const page = await emptyPlayerPage('demo')
    await page.goto(`${site}/favicon.svg`)
    await page.evaluate(() => localStorage.setItem('expirationDate', '1'))
    const sources = files.map(file => `${site}/widgets/${file}`)
    await page.route('**/bare', route =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: htmlWith(sources) })
    )
    await serveOtherVersion(page)
    await page.addInitScript(recordStarts)
    const loaded: string[] = []
    page.on('requestfinished', request => void loaded.push(request.url()))
    const calls = countCalls(page.context())

    await page.goto(`${site}/bare`)
    await page.locator('bnw-balance').locator('[part=amount]').waitFor()
    await page.getByRole('button', { name: button }).waitFor()
    await expect.poll(() => loaded).toEqual(expect.arrayContaining(sources))
    await page.waitForLoadState('networkidle')
    const started = () => page.evaluate(() => (window as unknown as { started: Started }).started)
    // The check for inactivity loads with a session.
    await expect.poll(async () => (await started()).timers).toContain(INACTIVITY_CHECK_MS)

    const { defined, timers } = await started()
    expect(defined.filter(tag => tag === 'bnw-balance')).toHaveLength(1)
    expect(new Set(defined).size).toBe(defined.length)
    expect(timers.filter(delay => delay === INACTIVITY_CHECK_MS)).toHaveLength(1)
    expect(calls.filter(call => call === 'user.initAuth')).toHaveLength(1)
    expect(calls.filter(call => call === 'user.get_user_profile')).toHaveLength(1)
    expect(calls.filter(call => call === 'finance.check_balance')).toHaveLength(1)
  })
})
