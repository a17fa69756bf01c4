import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { frameOf, visitFramed } from './framed-page.ts'

const BLOCKED = 'Bazı sorunlar yaşıyoruz, lütfen daha sonra tekrar deneyin'
const RELOAD = { name: 'Sayfayı Yenile' }

/** Opens a page on which this method gets HTTP 500. `calls` are the bodies that the page and its frames have sent. */
async function visit(body: string, failing: string) {
  const calls: string[] = []
  const page = await visitFramed({
    body,
    prepare: opened =>
      opened.route('**/endpoint/v1', route => {
        const call = route.request().postData() ?? ''
        if (call) calls.push(call)
        return call.includes(`"${failing}"`) ? route.fulfill({ status: 500 }) : route.continue()
      })
  })
  return { page, calls }
}

async function logIn(page: Page): Promise<void> {
  const login = frameOf(page, 'bnw-login')
  await login.getByLabel('Kullanıcı Adı').fill('demo')
  await login.getByLabel('Şifre', { exact: true }).fill('Demo123!')
  await login.getByRole('button', { name: 'Giriş Yap' }).press('Enter')
}

/** Adds an element, as pages that render late do. */
function add(page: Page, tag: string): Promise<void> {
  return page.evaluate(name => document.body.append(document.createElement(name)), tag)
}

test('GATE-05 EMB-10 an HTTP 500 in a frame blocks the page and the other frames, also those added later', async () => {
  const { page, calls } = await visit('<bnw-login></bnw-login><bnw-promotions></bnw-promotions>', 'login')
  await page.locator('bnw-promotions').getByRole('tab').first().waitFor()
  await logIn(page)
  const reload = frameOf(page, 'bnw-login').getByRole('button', RELOAD)
  await reload.waitFor()
  calls.length = 0

  await add(page, 'bnw-forgot-password')
  const forgot = frameOf(page, 'bnw-forgot-password')
  await forgot.getByLabel('E-posta').fill('demo@posta.example')
  await forgot.getByLabel('E-posta').press('Enter')
  await forgot.getByRole('button', { name: 'Gönder' }).and(forgot.getByTitle(BLOCKED)).waitFor()
  await add(page, 'bnw-tournaments')
  await page.locator('bnw-tournaments').getByText(BLOCKED).waitFor()

  expect(calls).toEqual([])
  expect(await page.getByRole('button', RELOAD).count()).toBe(0)
  expect(await forgot.getByRole('button', RELOAD).count()).toBe(0)
  const loaded = page.waitForEvent('load')
  await reload.press('Enter')
  await loaded
  await page.locator('bnw-promotions').getByRole('tab').first().waitFor()
})

test('GATE-05 EMB-10 an HTTP 500 of an element of the page blocks the frames', async () => {
  const { page, calls } = await visit('<bnw-login></bnw-login>', 'getPromotions')
  await frameOf(page, 'bnw-login').getByLabel('Kullanıcı Adı').waitFor()
  await add(page, 'bnw-promotions')
  await page.getByRole('button', RELOAD).waitFor()
  calls.length = 0

  await logIn(page)

  await frameOf(page, 'bnw-login').getByText(BLOCKED).waitFor()
  expect(calls).toEqual([])
  expect(await frameOf(page, 'bnw-login').getByRole('button', RELOAD).count()).toBe(0)
})
