import { chromium } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Page } from 'playwright-core'

import { BROWSER_FLAGS, findFullBrowser } from '../../scripts/find-programs.js'
import { balanceRegion, callGateway, fillIn, logOut, playerPage, site, words } from './player.ts'

const MINUTE = 60_000

/** Sets the time of the last use of the page. */
async function setLastUsed(page: Page, minutes: number): Promise<void> {
  const start = Date.now() - minutes * MINUTE
  await page.evaluate(text => localStorage.setItem('userActivityStartTime', text), String(start))
}

function warningOf(page: Page) {
  return page.getByRole('dialog', { name: /oturumunuz kapanacak/ })
}

/** A page in a browser with the back/forward cache, which the headless browser lacks and playwright disables. */
async function openWithPageCache(): Promise<Page> {
  const browser = await chromium.launch({
    executablePath: findFullBrowser(),
    args: BROWSER_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache']
  })
  onTestFinished(() => browser.close())
  return (await browser.newContext()).newPage()
}

describe('an inactive player', () => {
  test('SESS-06 A4 gets a warning five minutes before the logout, and only its button extends the session', async () => {
    const page = await playerPage('demo')
    const other = await page.context().newPage()
    await other.goto(`${site}/`)
    // Restoring a session counts as use.
    await balanceRegion(other).waitFor()
    await setLastUsed(page, 56)
    await warningOf(page).waitFor()
    await warningOf(other).waitFor()

    await page.mouse.move(50, 60)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift')
    expect(await warningOf(page).count()).toBe(1)

    await other.getByRole('button', { name: 'Oturumda Kal' }).click()
    await warningOf(other).waitFor({ state: 'detached' })
    await warningOf(page).waitFor({ state: 'detached' })
    expect((await callGateway(page, { class: 'system', method: 'ping' })).result).toBe(true)
  })

  test('SESS-06 SESS-07 is logged out after an hour in every tab, with the reason', async () => {
    const page = await playerPage('demo')
    const other = await page.context().newPage()
    await other.goto(`${site}/profile?tab=password`)
    await other.getByRole('heading', { name: 'Şifre Değiştir' }).waitFor()
    await setLastUsed(page, 61)

    await other.waitForURL(`${site}/`)
    await page.getByRole('link', { name: 'Giriş Yap' }).first().waitFor()
    const reason = 'Uzun süre işlem yapılmadığı için oturum kapatıldı'
    // The first tab that notices shows it.
    await Promise.any([page, other].map(tab => tab.getByText(reason).waitFor()))
    expect(await page.evaluate(() => localStorage.getItem('bnwUserAuth'))).toBeNull()
  })
})

/** What a restored page shows at its first event, and then in each frame. */
interface Snapshot {
  persisted?: boolean
  opacity: string
  text: string
}

/** Runs in the page, before its own code. */
function recordSnapshots(): void {
  const seen: object[] = []
  const record = (more = {}) => {
    const { opacity } = getComputedStyle(document.documentElement)
    seen.push({ ...more, opacity, text: document.body.innerText })
  }
  Object.assign(window, { seen })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    record({ persisted })
    const recordFrames = (frames: number) =>
      requestAnimationFrame(() => {
        record()
        if (frames > 0) recordFrames(frames - 1)
      })
    recordFrames(5)
  })
}

async function logOutInAnotherTab(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(`${site}/`)
  await logOut(other)
  await other.getByRole('banner').getByRole('link', { name: words.logIn }).waitFor()
}

async function clearStorage(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear())
}

describe('a page restored from the back/forward cache', () => {
  test.each([
    ['by logging out in another tab', logOutInAnotherTab],
    ['by clearing storage', clearStorage]
  ])('R7 H37 shows nothing private after the player has signed out %s', async (_how, signOut) => {
    const page = await openWithPageCache()
    await page.addInitScript(recordSnapshots)
    await page.goto(`${site}/login`)
    await fillIn(page, 'demo')
    await page.waitForURL(`${site}/`)
    await page.goto(`${site}/profile`)
    await page.getByText('@').first().waitFor()

    await page.goto(`${site}/sandbox/outbox.json`)
    await signOut(page)
    await page.goBack()
    await page.waitForFunction(() => (window as unknown as { seen: object[] }).seen.length > 5)

    const [first, ...frames] = await page.evaluate(() => (window as unknown as { seen: Snapshot[] }).seen)
    expect(first).toMatchObject({ persisted: true, opacity: '0' })
    const shown = frames.filter(({ opacity }) => opacity !== '0').map(({ text }) => text)
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter(text => /@|₺|Deniz/.test(text))).toEqual([])
    expect(await page.evaluate(() => location.pathname)).toBe('/')
  })
})
