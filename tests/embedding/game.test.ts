import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { sandbox } from '../sandbox.ts'
import { FRAMES_ONLY } from './flavour.ts'
import { frameOf, logInByKeyboard, visitFramed } from './framed-page.ts'

const LISTEN = `window.dispatched = []
  addEventListener('bnw-game', event => dispatched.push(event.target.localName + ' ' + event.detail.step))`

const dispatched = (page: Page) =>
  page.evaluate(() => (window as unknown as { dispatched: string[] }).dispatched)

/** What has the focus, from the page into the frames: `bnw-game`, then the label of the button or the game's frame. */
async function focused(page: Page): Promise<string[]> {
  const outer = await page.evaluate(
    () => document.activeElement?.textContent || document.activeElement?.localName
  )
  if (outer !== 'bnw-game') return [outer ?? '']
  const inner = await frameOf(page, 'bnw-game')
    .locator('bnw-game')
    .evaluate(({ shadowRoot }) => {
      const one = shadowRoot!.activeElement
      return one?.getAttribute('aria-label') || one?.textContent || one?.localName
    })
  return [outer, inner ?? '']
}

test('EMB-10 PLAY-02 PLAY-03 A11Y-01 a game opens in its frame, plays by keyboard, and is left', async () => {
  const page = await visitFramed({
    body: '<bnw-login></bnw-login><button>before</button><bnw-game type="slot" game-id="1001"></bnw-game><button>after</button>',
    head: `<script>${LISTEN}</script>`
  })
  await logInByKeyboard(page)
  const element = frameOf(page, 'bnw-game')
  const game = element.frameLocator('bnw-game iframe')
  const spin = game.getByRole('button', { name: 'Çevir' })
  await spin.waitFor()
  await expect.poll(() => dispatched(page)).toEqual(['bnw-game open', 'bnw-game ready'])

  // Tab goes through the bar into the game.
  await page.getByRole('button', { name: 'before' }).focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toEqual(['bnw-game', 'Kapat'])
  const isOnSpin = () => spin.evaluate(button => document.hasFocus() && document.activeElement === button)
  for (let presses = 0; presses < 20 && !(await isOnSpin()); presses++) await page.keyboard.press('Tab')
  expect(await isOnSpin()).toBe(true)
  const balance = () => element.getByRole('group', { name: 'Bakiye' }).innerText()
  const before = await balance()
  await page.keyboard.press('Enter')
  await expect.poll(balance).not.toBe(before)
  await game.locator('.spin:not([aria-disabled=true])').waitFor()
  for (let presses = 0; presses < 20 && (await focused(page))[0] !== 'after'; presses++)
    await page.keyboard.press('Tab')
  expect(await focused(page)).toEqual(['after'])

  // The page has no way back: the game closes in its place, and the focus stays.
  await element.getByRole('button', { name: 'Kapat' }).focus()
  await page.keyboard.press('Enter')
  await element.getByText('Oyun kapatıldı').waitFor()
  // Events leave the frame after the change that they report.
  await expect.poll(() => dispatched(page)).toEqual(['bnw-game open', 'bnw-game ready', 'bnw-game close'])
  expect(await focused(page)).toEqual(['bnw-game', 'Kapat'])
  expect(page.frames().some(frame => frame.url().includes('/play/'))).toBe(false)
  expect(page.context().pages()).toHaveLength(1)

  await element.getByRole('button', { name: 'Oyna' }).click()
  await spin.waitFor()
  await frameOf(page, 'bnw-login').getByRole('button', { name: 'Çıkış Yap' }).click()
  await spin.waitFor({ state: 'detached' })
})

/** A game that tries what its frame must not do, by itself and by the window that it may open. */
const HOSTILE_GAME = `<!doctype html><title>Hostile</title><a download="game" href="/favicon.svg">download</a><script>
  const attempts = [
    () => alert('hostile'),
    () => document.querySelector('a').click(),
    () => { (opener ?? window).top.location = '${sandbox.site}/hostile' },
    () => opener || open(location.href)
  ]
  for (const attempt of attempts) try { attempt() } catch (error) { console.log(String(error)) }
</script>`

test(
  'H74 a hostile game opens no dialog, downloads nothing and cannot navigate the page',
  FRAMES_ONLY,
  async () => {
    const happened: string[] = []
    const refused: string[] = []
    const page = await visitFramed({
      body: '<bnw-login></bnw-login><bnw-game type="slot" game-id="1001"></bnw-game>',
      prepare: async opened => {
        const context = opened.context()
        context.on('dialog', dialog => {
          happened.push(dialog.message())
          return dialog.dismiss()
        })
        context.on('page', popup => popup.on('download', download => happened.push(download.url())))
        opened.on('download', download => happened.push(download.url()))
        context.on('console', message => refused.push(message.text()))
        await context.route(`${sandbox.games}/**`, route =>
          route.fulfill({ contentType: 'text/html; charset=utf-8', body: HOSTILE_GAME })
        )
      }
    })
    const address = page.url()
    await logInByKeyboard(page)
    // Once by the game, once by its window, which has the sandbox of the game.
    for (const refusal of [/^Ignored call to 'alert/, /^SecurityError/])
      await expect.poll(() => refused.filter(text => refusal.test(text)).length).toBeGreaterThanOrEqual(2)
    expect(happened).toEqual([])
    expect(page.url()).toBe(address)
    expect(await page.locator('bnw-game').isVisible()).toBe(true)
  }
)

test(
  'EMB-10 PLAY-03 the reminder of the play time stays in a frame until it is answered',
  FRAMES_ONLY,
  async () => {
    const page = await visitFramed({
      body: '<bnw-login></bnw-login><bnw-game type="slot" game-id="1001"></bnw-game>',
      prepare: async opened => {
        await opened.clock.install()
        await opened.addInitScript(() => {
          if (location.pathname === '/embed/game') localStorage.setItem('bnw:reality-check', '15')
        })
      }
    })
    await logInByKeyboard(page)
    const element = frameOf(page, 'bnw-game')
    await element.frameLocator('bnw-game iframe').getByRole('button', { name: 'Çevir' }).waitFor()
    const dialog = element.getByRole('dialog')
    await page.clock.fastForward('15:05')
    await dialog.waitFor()
    expect(await dialog.innerText()).toContain('Gerçeklik hatırlatması')
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Devam Et' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
)

test('EMB-02 PLAY-01 attributes that change together open one game', async () => {
  const page = await visitFramed({
    body: '<bnw-login></bnw-login><bnw-game game-id="1001"></bnw-game>',
    head: `<script>${LISTEN}</script>`
  })
  await logInByKeyboard(page)
  await expect.poll(() => dispatched(page)).toContain('bnw-game ready')
  const launches: unknown[] = []
  page.on('request', request => {
    const { api, data } = request.postDataJSON() ?? {}
    if (api?.method === 'init_game') launches.push(data)
  })

  await page.locator('bnw-game').evaluate(element => {
    element.setAttribute('type', 'virtual')
    element.setAttribute('game-id', '801')
  })

  await expect
    .poll(async () => (await dispatched(page)).slice(2))
    .toEqual(['bnw-game close', 'bnw-game open', 'bnw-game ready'])
  expect(launches).toEqual([{ providerID: '801', type: 'virtual', Lang: 'tr' }])
})
