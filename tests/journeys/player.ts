import { inject } from 'vitest'
import type { Page } from 'playwright-core'

import { openPage, type Visitor } from '../browser.ts'

export const site = inject('sandbox').site

/** What a player reads in either language, as far as the journeys go by it (glossary). */
export const words = {
  tr: {
    logIn: 'Giriş Yap',
    logOut: 'Çıkış Yap',
    username: 'Kullanıcı Adı',
    password: 'Şifre',
    balance: 'Bakiye',
    search: 'Oyun Ara',
    code: 'Doğrulama Kodu',
    confirm: 'Onayla',
    close: 'Kapat'
  },
  en: {
    logIn: 'Log in',
    logOut: 'Log out',
    username: 'Username',
    password: 'Password',
    balance: 'Balance',
    search: 'Search games',
    code: 'Verification code',
    confirm: 'Confirm',
    close: 'Close'
  }
} as const

/** Opens a page of the site. */
export async function visit(path: string, visitor: Visitor = {}): Promise<Page> {
  const page = await openPage(visitor)
  await page.goto(site + path)
  return page
}

/** Fills in the form and sends it; the page must be at /login. */
export async function fillIn(
  page: Page,
  username: string,
  password = 'Demo123!',
  language: 'tr' | 'en' = 'tr'
) {
  const text = words[language]
  await page.getByLabel(text.username).fill(username)
  await page.getByLabel(text.password, { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: text.logIn }).click()
}

/** A page of a player who has logged in on it. */
export async function playerPage(username: string, visitor: Visitor = {}): Promise<Page> {
  const page = await visit('/login', visitor)
  await fillIn(page, username, 'Demo123!', visitor.language)
  await page.waitForURL(`${site}/`)
  await balanceRegion(page).waitFor()
  return page
}

export function balanceRegion(page: Page) {
  return page.getByRole('banner').getByRole('region', { name: /^(Bakiye|Balance)$/ })
}

/** The balance that the header shows, in kuruş. */
export async function shownBalance(page: Page): Promise<number> {
  const text = await balanceRegion(page).locator('[part=amount]').innerText()
  return Number(text.replace(/[^\d-]/g, ''))
}

/** Asks the gateway itself, with the session that the page has stored. */
export async function ask(page: Page, api: { class: string; method: string }, data: object = {}) {
  return page.evaluate(
    async ({ api, data }) => {
      const user: unknown = JSON.parse(localStorage.getItem('bnwUserSession') ?? '{}')
      const response = await fetch('/endpoint/v1', {
        method: 'POST',
        headers: { 'content-type': 'application/json', panel: 'frontend' },
        body: JSON.stringify({ api, data: { Lang: 'tr', ...data }, user })
      })
      return (await response.json()) as { result: boolean; message: string; data: never; pagination: never }
    },
    { api, data }
  )
}

/** The balance in the ledger, in kuruş. */
export async function ledgerBalance(page: Page): Promise<number> {
  const { data } = await ask(page, { class: 'finance', method: 'check_balance' })
  const [row] = data as { balance?: string | number }[]
  return Math.round(Number(String(row?.balance ?? 0).replaceAll(',', '')) * 100)
}

/** Switches a fault of the sandbox on or off. */
export async function setFaults(faults: Record<string, unknown>): Promise<void> {
  await fetch(`${site}/sandbox/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults)
  })
}

/** All faults off: after each test that switched one on. */
export function clearFaults(): Promise<void> {
  return setFaults({
    maintenance: false,
    status500: false,
    malformed: false,
    latency: 0,
    expireSessions: false
  })
}
