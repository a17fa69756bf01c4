import { afterEach, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'

import { expectBooksAgree } from './books.ts'
import { game, spin } from './game-rounds.ts'
import { clearFaults, emptyPlayerPage, playerPage, setFaults, site } from './player.ts'

afterEach(clearFaults)

/** The game reports a round that does not end. */
async function startRound(page: Page): Promise<void> {
  await game(page).getByRole('button', { name: 'Çevir' }).waitFor()
  await game(page)
    .locator('body')
    .evaluate(() => {
      const id = '00000000-0000-4000-8000-000000000001'
      parent.postMessage({ v: 1, type: 'round-start', id, stake: 500 }, '*')
    })
}

/** The net result in the game's own page, and in the bar above it. */
async function nets(page: Page): Promise<string[]> {
  const texts = [
    await game(page).locator('.figures').innerText(),
    await page.locator('bnw-game .strip').innerText()
  ]
  return texts.map(
    text => /net\s*([-+\u2212]?₺[\d.,]+)/i.exec(text)?.[1]?.replace('+', '').replace('-', '\u2212') ?? ''
  )
}

describe('a game that is open', () => {
  test('PLAY-04 CASH-01 LOB-03 shows its net result, pauses for a deposit, and returns to its place in the list', async () => {
    const page = await playerPage('demo', { path: '/slot/category/2' })
    await page.getByRole('link', { name: /^Oyna / }).first().waitFor() // prettier-ignore
    const tile = page.getByRole('link', { name: /^Oyna / }).nth(20)
    await tile.hover()
    const scrollTop = await page.evaluate(() => scrollY)
    expect(scrollTop).toBeGreaterThan(0)
    await tile.click()
    await spin(page)
    await expect.poll(async () => new Set(await nets(page)).size).toBe(1)

    await page.locator('bnw-game').getByRole('button', { name: 'Para Yatır' }).click()
    const sheet = page.getByRole('dialog', { name: 'Hızlı Para Yatır' })
    await sheet.getByRole('textbox', { name: 'Tutar' }).waitFor()
    await game(page).getByText('Duraklatıldı').waitFor()
    await sheet.getByRole('button', { name: 'Kapat' }).click()
    await game(page).getByRole('button', { name: 'Çevir' }).waitFor()

    await page.locator('bnw-game').getByRole('button', { name: 'Geri' }).click()
    await page.waitForURL(`${site}/slot/category/2`)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(scrollTop, -1)
    await expectBooksAgree(page)
  })

  test('CASH-08 the deposit that a refused stake opens says that the balance is too low, and that of the bar does not', async () => {
    const page = await playerPage('yeni', { path: '/play/slot/1001' })
    const sheet = page.getByRole('dialog', { name: 'Hızlı Para Yatır' })
    const reason = sheet.getByText('Bakiyeniz bu bahis için yetmiyor.')
    await game(page).getByRole('button', { name: 'Çevir' }).waitFor()
    await page.locator('bnw-game').getByRole('button', { name: 'Para Yatır' }).click()
    await sheet.getByRole('heading', { name: 'Hızlı Para Yatır' }).waitFor()
    expect(await reason.count()).toBe(0)
    await sheet.getByRole('button', { name: 'Kapat' }).click()

    await game(page).getByRole('button', { name: 'Çevir' }).click()

    await reason.waitFor()
  })

  test('PLAY-03 LOB-03 going back in the browser during a round asks first, and leaving returns to the list', async () => {
    const page = await playerPage('demo', { path: '/slot' })
    await page.getByRole('link', { name: /^Oyna / }).nth(1).click() // prettier-ignore
    await page.waitForURL(/\/play\/slot\//)
    const address = page.url()
    await startRound(page)
    const question = page.getByRole('dialog', { name: 'Oyundan çıkılsın mı?' })
    await page.locator('bnw-game').getByRole('button', { name: 'Geri' }).click()
    await question.getByRole('button', { name: 'Vazgeç' }).click()
    await question.waitFor({ state: 'hidden' })

    await page.evaluate(() => history.back())

    await question.waitFor()
    expect(page.url()).toBe(address)
    await question.getByRole('button', { name: 'Çık', exact: true }).click()
    await page.waitForURL(`${site}/slot`)
    await page.getByRole('heading', { level: 1, name: 'Slotlar' }).waitFor()
  })

  test('SESS-05 stays visible when the session expires, and the dialog opens the login', async () => {
    const page = await playerPage('demo', { path: '/play/slot/1001' })
    await spin(page)
    const button = await page.getByRole('button', { name: 'Favori' }).elementHandle()
    await setFaults({ expireSessions: 'ended' })
    // Another call may detect the end of the session first; the dialog then covers the button.
    await button.evaluate(element => (element as HTMLElement).click())

    const dialog = page.getByRole('dialog', { name: 'Oturum süresi doldu' })
    await dialog.waitFor()
    expect(await page.locator('bnw-game iframe').count()).toBe(1)
    await dialog.getByRole('button', { name: 'Giriş Yap' }).click()
    await page.waitForURL(`${site}/login`)
  })

  test('PLAY-03 a table that does not open returns to its list, and a virtual game to the home page, with a toast', async () => {
    const page = await emptyPlayerPage('demo')
    await page.route('**/endpoint/v1', async route => {
      const isLaunch = /"method":"init_game"/.test(route.request().postData() ?? '')
      if (!isLaunch) return route.continue()
      const json = { result: false, message: 'Internal Server Error', code: 200, data: null, debug: '' }
      return route.fulfill({ json })
    })
    await page.goto(`${site}/live/category/301`)
    await page.getByRole('link', { name: /^Oyna / }).first().click() // prettier-ignore
    await page.getByText('Sağlayıcıya Ulaşılamıyor').first().waitFor()
    await page.waitForURL(`${site}/live/category/301`)

    await page.goto(`${site}/play/virtual/804`)
    await page.getByText('Sağlayıcıya Ulaşılamıyor').first().waitFor()
    await page.waitForURL(`${site}/`)
  })

  test('PLAY-02 leaks no document, listener or node when games change', async () => {
    const page = await playerPage('demo', { path: '/play/slot/1001' })
    await game(page).getByRole('button', { name: 'Çevir' }).waitFor()
    await changeGames(page, 6)
    const before = await countersAfterCollection(page)
    await changeGames(page, 24)

    // A removed frame may be released later, and the browser may have a document of its own.
    const more = async () => {
      const after = await countersAfterCollection(page)
      return {
        documents: after.documents - before.documents >= 12,
        listeners: after.jsEventListeners - before.jsEventListeners >= 24,
        nodes: after.nodes - before.nodes >= 240
      }
    }
    await expect.poll(more).toEqual({ documents: false, listeners: false, nodes: false })
  })
})

/** Alternates between two games. */
async function changeGames(page: Page, times: number): Promise<void> {
  await page.evaluate(async times => {
    const element = document.querySelector('bnw-game')!
    for (let turn = 0; turn < times; turn++) {
      const isOpen = new Promise(resolve => {
        const listener = (event: Event) => {
          if ((event as CustomEvent<{ step: string }>).detail.step !== 'open') return
          element.removeEventListener('bnw-game', listener)
          resolve(undefined)
        }
        element.addEventListener('bnw-game', listener)
      })
      element.setAttribute('game-id', turn % 2 ? '1001' : '1002')
      await isOpen
    }
  }, times)
}

/** DOM counters after garbage collection. They include the open game's page, of some 250 nodes. */
async function countersAfterCollection(page: Page) {
  await game(page).getByRole('button', { name: 'Çevir' }).waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const counters = await session.send('Memory.getDOMCounters')
  await session.detach()
  return counters
}
