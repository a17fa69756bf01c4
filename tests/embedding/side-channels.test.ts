import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { FRAMES_ONLY } from './flavour.ts'
import { frameOf, logInByKeyboard, visitFramed } from './framed-page.ts'

const BODY = ['login', 'balance', 'history', 'game type="slot" game-id="1001"']
  .map(name => `<bnw-${name}></bnw-${name.split(' ')[0]}>`)
  .join('')

/** What a browser tells any page about its frames: their number, names and own frames, and entries of the history. */
function countsOf(page: Page) {
  return page.evaluate(() => {
    const frames = [...document.body.children].map(({ shadowRoot }) => shadowRoot?.querySelector('iframe'))
    return [history.length, window.length, ...frames.map(one => [one?.contentWindow?.length, one?.name])]
  })
}

/** What the frames have answered to `connectAgain()`. */
const answers = () => (window as unknown as { answers: unknown[] }).answers

/** Asks each frame for a connection, as the page, as a popup of it and as another frame. */
function connectAgain(page: Page): Promise<void> {
  return page.evaluate(() => {
    const answers: unknown[] = []
    Object.assign(window, { answers })
    const targets = [...document.body.children].map(({ shadowRoot }) => shadowRoot?.querySelector('iframe'))
    const popup = open('about:blank', 'popup', 'popup')
    const other = document.body.appendChild(document.createElement('iframe'))
    const post = 'target.postMessage({ bnw: "connect", version: 2, nonce: "0".repeat(32) }, "*", [port])'
    for (const source of [window, popup, other.contentWindow] as unknown[] as (typeof globalThis)[])
      for (const target of targets) {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = ({ data }) => answers.push(data)
        source.Function('target', 'port', post)(target?.contentWindow, port2)
      }
    popup?.close()
    other.remove()
  })
}

test(
  'EMB-10 a page sees no difference between a visitor and a player who plays, and cannot connect a frame again',
  FRAMES_ONLY,
  async () => {
    const page = await visitFramed({ body: BODY })
    const [balance, history, game] = ['balance', 'history', 'game'].map(name => frameOf(page, `bnw-${name}`))
    await game!.getByRole('button', { name: 'Giriş Yap' }).waitFor()
    const before = await countsOf(page)

    await logInByKeyboard(page)
    await balance!.getByText(/₺/).first().waitFor()
    await game!.locator('iframe').waitFor()
    await history!.getByRole('tab').nth(1).click()
    expect(await countsOf(page)).toEqual(before)

    await connectAgain(page)
    // Each frame has handled the messages before this request, which its own page sends.
    await frameOf(page, 'bnw-login').getByRole('button', { name: 'Çıkış Yap' }).click()
    await game!.getByRole('button', { name: 'Giriş Yap' }).waitFor()
    expect(await page.evaluate(answers)).toEqual([])
    expect(await countsOf(page)).toEqual(before)
  }
)

/** Answers requests for the balance. */
async function answerBalance(page: Page, balance: () => string): Promise<void> {
  await page.route('**/endpoint/v1', route => {
    const { api } = route.request().postDataJSON() as { api: { method: string } }
    if (api.method !== 'check_balance') return route.continue()
    const data = [{ balance: balance() }]
    return route.fulfill({ json: { result: true, message: 'İşlem Başarılı', code: 200, debug: '', data } })
  })
}

/** The width of the element with the frame, once the frame has drawn its content and reported its size. */
function widthOf(page: Page): Promise<number> {
  return page.locator('bnw-balance').evaluate(async element => {
    await (element as HTMLElement & { refresh(): Promise<void> }).refresh()
    for (let frames = 0; frames < 10; frames++) await new Promise(requestAnimationFrame)
    return element.getBoundingClientRect().width
  })
}

test(
  'S5 EMB-10 a page that sets the font does not see from the width of a frame how many digits a balance has',
  FRAMES_ONLY,
  async () => {
    const balances = { '1.00': '₺1,00', '1234.56': '₺1.234,56', '98765.43': '₺98.765,43' }
    let balance = '1.00'
    const page = await visitFramed({
      body: '<bnw-login></bnw-login><bnw-balance></bnw-balance>',
      head: '<style>body { font-family: monospace }</style>',
      prepare: page => answerBalance(page, () => balance)
    })
    await logInByKeyboard(page)

    const widths = new Set<number>()
    for (const [sent, shown] of Object.entries(balances)) {
      balance = sent
      await widthOf(page)
      await frameOf(page, 'bnw-balance').getByText(shown).waitFor()
      widths.add(await widthOf(page))
    }
    expect([...widths]).toEqual([expect.any(Number)])
  }
)
