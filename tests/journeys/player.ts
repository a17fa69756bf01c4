import { inject } from 'vitest'
import type { Page } from 'playwright-core'

import { openPage, type Visitor } from '../browser.ts'
import { startSandbox, type Sandbox } from '../sandbox-server.ts'
import { sandbox } from '../sandbox.ts'
import { storedLogin } from './stored-login.ts'

export const { site } = sandbox

/** Labels that the journeys use. */
export const words = {
  logIn: 'Giriş Yap',
  logOut: 'Çıkış Yap',
  username: 'Kullanıcı Adı',
  password: 'Şifre',
  code: 'Doğrulama Kodu',
  codeDialog: 'İki adımlı doğrulama',
  confirm: 'Onayla',
  close: 'Kapat'
}

/** A sandbox for some tests only, with newly seeded data. */
export function ownSandbox(settings: Record<string, string> = {}): Promise<Sandbox> {
  return startSandbox(settings, inject('seeded'))
}

/** Opens a page of the site. */
export async function visit(path: string, visitor: Visitor = {}): Promise<Page> {
  const page = await openPage(visitor)
  await page.goto(site + path)
  return page
}

/** Collects the bodies of the page's requests to the gateway. */
export function bodiesOf(page: Page): string[] {
  const bodies: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/endpoint/v1')) bodies.push(request.postData() ?? '')
  })
  return bodies
}

/** Navigates like a click on a link, without a page load. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate(path => {
    const link = document.body.appendChild(document.createElement('a'))
    link.href = path
    link.click()
    link.remove()
  }, path)
}

/** Opens the menu of a player's account, in the header. */
export async function openAccount(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Hesap', exact: true }).click()
}

/** Logs out by the menu of the account. */
export async function logOut(page: Page): Promise<void> {
  await openAccount(page)
  await page.getByRole('banner').getByRole('button', { name: words.logOut }).click()
}

/** Fills in and submits the login form; the page must be at /login. */
export async function fillIn(page: Page, username: string, password = 'Demo123!') {
  await page.getByLabel(words.username).fill(username)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: words.logIn }).click()
}

/**
 * Resolves when the page is complete and nothing visible is busy. `networkidle` is not enough: the footer's lists, lower
 * elements and fonts are requested after the network was idle once.
 */
export async function settled(page: Page): Promise<void> {
  // Not in each frame, as by default: it looks at every element of the page.
  await page.waitForFunction(isSettled, undefined, { polling: 100 })
}

/** Runs in the page. */
function isSettled() {
  // Elements further down load when they come near the view.
  const isInView = (element: Element) =>
    element.checkVisibility() && element.getBoundingClientRect().top < innerHeight
  const isBusy = (root: ParentNode): boolean =>
    [...root.querySelectorAll('*')].some(
      element =>
        (element.matches('[aria-busy=true]') && isInView(element)) ||
        (element.shadowRoot ? isBusy(element.shadowRoot) : false)
    )
  const isDefined = (element: Element) => !element.localName.startsWith('bnw-') || element.matches(':defined')
  const [main, footer] = [document.querySelector('main'), document.querySelector('.footer')]
  const isFooterThere = ['.footer-menu a', '.network', '.logo'].every(part => footer?.querySelector(part))
  return (
    main &&
    document.querySelector('h1:not(.page-place *)') &&
    (!footer || isFooterThere) &&
    document.fonts.size > 0 &&
    [...main.querySelectorAll('*')].every(isDefined) &&
    !isBusy(main)
  )
}

interface PlayerVisitor extends Visitor {
  /** Origin of the sandbox; by default the shared one. */
  origin?: string
  /** The first page; by default the home page. */
  path?: string
}

/** Loads less than any other page. */
export const TEXT_PAGE = '/about-us'

/** An empty page in the profile of a player who has just logged in, with a session of its own. */
export async function emptyPlayerPage(
  username: string,
  { origin = site, ...visitor }: Omit<PlayerVisitor, 'path'> = {}
): Promise<Page> {
  const localStorage = await storedLogin(username, origin)
  const storageState = { cookies: [], origins: [{ origin, localStorage }] }
  return openPage({ ...visitor, context: { ...visitor.context, storageState } })
}

/** The first page of a player who has just logged in. */
export async function playerPage(
  username: string,
  { path = '/', ...visitor }: PlayerVisitor = {}
): Promise<Page> {
  const page = await emptyPlayerPage(username, visitor)
  await page.goto((visitor.origin ?? site) + path)
  await balanceRegion(page).waitFor()
  return page
}

/** Answers the dialog that asks for the password before money leaves or the account changes hands. */
export async function confirmIdentity(page: Page, password = 'Demo123!'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Siz olduğunuzu doğrulayın' })
  await dialog.getByLabel(words.password, { exact: true }).fill(password)
  await dialog.getByRole('button', { name: words.confirm }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The balance in the header, or in the bar of an open game, which takes the header's place. */
export function balanceRegion(page: Page) {
  return page.getByRole('banner').getByRole('region', { name: BALANCE }).or(balanceInBar(page))
}

const BALANCE = /^(Bakiye|Balance)$/

function balanceInBar(page: Page) {
  return page.locator('bnw-game').getByRole('group', { name: BALANCE })
}

/** The balance that the page shows, in kuruş. */
export async function shownBalance(page: Page): Promise<number> {
  const text = await balanceRegion(page).locator('[part=amount]').or(balanceInBar(page)).innerText()
  return Number(text.replace(/[^\d-]/g, ''))
}

/** Sends a call to the gateway with the session that the page has stored. */
export async function callGateway(page: Page, api: { class: string; method: string }, data: object = {}) {
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
  const { data } = await callGateway(page, { class: 'finance', method: 'check_balance' })
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

/** Switches all faults off; for after each test that switched one on. */
export function clearFaults(): Promise<void> {
  return setFaults({
    maintenance: false,
    status500: false,
    malformed: false,
    latency: 0,
    expireSessions: false
  })
}
