import type { Locator, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'

import { frameOf, logInByKeyboard, visitFramed } from './framed-page.ts'

const DIALOG = { name: 'Siz olduğunuzu doğrulayın' }

/** Holds the calls of these methods until `release()`. */
async function holdCalls(page: Page, methods: string[]) {
  const held: Route[] = []
  let isHolding = true
  await page.route('**/endpoint/v1', route => {
    const body = route.request().postData() ?? ''
    if (isHolding && methods.some(method => body.includes(`"${method}"`))) held.push(route)
    else return route.continue()
  })
  return {
    held,
    async release() {
      isHolding = false
      await Promise.all(held.map(route => route.continue()))
    }
  }
}

test('SEC-02 EMB-10 A11Y-01 two frames that need a confirmation at the same time ask once, and both go on', async () => {
  const page = await visitFramed({
    body: '<bnw-login></bnw-login><bnw-profile tab="authenticator"></bnw-profile><bnw-bank-accounts></bnw-bank-accounts>'
  })
  await logInByKeyboard(page)
  const calls = await holdCalls(page, ['user_generate_ga', 'save_bank_account'])
  const profile = frameOf(page, 'bnw-profile')
  const accounts = frameOf(page, 'bnw-bank-accounts')
  // Chromium drops clicks on a frame for half a second after the page has moved it.
  const press = async (button: Locator, count: number) =>
    expect
      .poll(async () => {
        if (calls.held.length < count) await button.click()
        return calls.held.length
      })
      .toBe(count)
  await press(profile.getByRole('button', { name: 'Etkinleştir' }), 1)
  await accounts.getByRole('button', { name: 'Hesap Ekle' }).click()
  await accounts.getByLabel('IBAN', { exact: true }).fill('84 9999 4011 1122 2233 3344 44')
  await accounts.getByText('IBAN’dan seçildi').waitFor()
  await press(accounts.getByRole('button', { name: 'Kaydet' }), 2)
  await calls.release()

  const asking = [profile, accounts].map(frame => frame.getByRole('dialog', DIALOG))
  for (const dialog of asking) await dialog.waitFor()
  // One of the frames covers the window and has the focus; the other one waits behind it.
  const covering = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('bnw-profile, bnw-bank-accounts')]
        .filter(({ shadowRoot }) => shadowRoot!.querySelector('dialog:modal'))
        .map(({ localName }) => localName)
    )
  await expect.poll(async () => (await covering()).length).toBe(1)
  const [first] = await covering()
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe(first)
  const seen = () => Promise.all(asking.map(dialog => dialog.evaluate(({ style }) => style.opacity !== '0')))
  await expect.poll(seen).toEqual(asking.map((_, at) => (at === 0) === (first === 'bnw-profile')))
  await page.keyboard.type('Demo123!')
  await page.keyboard.press('Enter')

  for (const dialog of asking) await dialog.waitFor({ state: 'detached' })
  await profile.getByText('Bu anahtar bir kez gösterilir').waitFor()
  await accounts.getByText('Rüzgârgülü Bank').first().waitFor()
  expect(await covering()).toEqual([])
})
