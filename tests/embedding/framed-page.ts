import type { FrameLocator, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

import { openPage, type Visitor } from '../browser.ts'
import { sandbox } from '../sandbox.ts'
import { widgets } from './flavour.ts'

const { partner, site } = sandbox

export interface FramedPage extends Visitor {
  /** Of the page; the ordinary partner's if unset. */
  origin?: string
  /** Elements and other content of the body. */
  body: string
  /** HTML before the script tag. */
  head?: string
  /** More attributes of the script tag. */
  settings?: string
  /** More headers of the page. */
  headers?: Record<string, string>
  /** Prepares the page before it is opened. */
  prepare?(page: Page): Promise<unknown>
}

/** Opens a page on which private elements are frames. */
export async function visitFramed({
  origin = partner,
  body,
  head = '',
  settings = '',
  headers = {},
  prepare,
  ...visitor
}: FramedPage): Promise<Page> {
  // The browser does not count a fulfilled document as local, and the site's requests are local.
  const page = await openPage({ ...visitor, context: { permissions: ['local-network-access'] } })
  const script = `<script type="module" blocking="render" src="${site}${widgets}bnw.js" data-gateway="${site}" data-site="${site}" ${settings}></script>`
  const html = `<!doctype html><html lang="tr"><head><title>Framed</title>${head}${script}</head><body>${body}</body></html>`
  await page.route(`${origin}/framed`, route =>
    route.fulfill({ headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body: html })
  )
  await prepare?.(page)
  await page.goto(`${origin}/framed`)
  return page
}

/** The document of an element's frame. */
export function frameOf(page: Page, tag: string): FrameLocator {
  return page.frameLocator(`${tag} iframe`)
}

export async function logInByKeyboard(page: Page): Promise<void> {
  await frameOf(page, 'bnw-login').getByLabel('Kullanıcı Adı').focus()
  await page.keyboard.type('demo')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Demo123!')
  await page.keyboard.press('Enter')
  await frameOf(page, 'bnw-login').getByRole('button', { name: 'Çıkış Yap' }).waitFor()
}

/** Chromium drops clicks on a frame with guarded buttons for half a second after the page has moved it. */
export async function choose(radio: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await radio.click()
      return radio.isChecked()
    })
    .toBe(true)
}

/** What the page's listeners have received, as `name tag detail`. */
export const LISTEN = `window.heard = []
  for (const name of ['bnw-state', 'bnw-error', 'bnw-ready', 'bnw-session', 'bnw-navigate', 'bnw-cashier'])
    addEventListener(name, event => heard.push([name, event.target.localName, JSON.stringify(event.detail)].join(' ')))`

export const heard = () => (window as unknown as { heard: string[] }).heard
