import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

import { openPage } from '../browser.ts'
import { sandbox } from '../sandbox.ts'
import { FRAMES_ONLY, widgets } from './flavour.ts'
import { frameOf, logInByKeyboard } from './framed-page.ts'

const { partner, site } = sandbox

interface Embedding {
  /** Attributes of the script tag. */
  attributes?: string
  /** The page's content security policy. */
  policy?: string
  /** Of the file in which one byte is changed. */
  tampered?: RegExp
}

interface Visited {
  page: Page
  /** Names of the changed files that were sent. */
  changed: string[]
  /** Codes of `bnw-error`, by the element. */
  failures(): Promise<string[]>
}

/** Opens a partner's page with a lobby and a login form. */
async function visit({ attributes = '', policy, tampered }: Embedding): Promise<Visited> {
  // The browser does not count a fulfilled document as local, and the site's requests are local.
  const page = await openPage({ context: { permissions: ['local-network-access'] } })
  const changed: string[] = []
  if (tampered)
    await page.route(tampered, async route => {
      const response = await route.fetch()
      changed.push(new URL(route.request().url()).pathname)
      await route.fulfill({ response, body: `${await response.text()};globalThis.isTampered=true` })
    })
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    addEventListener('bnw-error', event => {
      const { localName } = event.target as Element
      seen.push(`${localName} ${(event as CustomEvent<{ code: string }>).detail.code}`)
    })
  })
  const headers: Record<string, string> = policy ? { 'content-security-policy': policy } : {}
  const body = `<!doctype html><html lang="tr"><head><title>Partner</title>
    <script type="module" src="${site}${widgets}bnw.js" ${attributes}></script></head>
    <body><bnw-lobby type="slot">Oyunlar</bnw-lobby></body></html>`
  await page.route(`${partner}/integrity`, route =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body })
  )
  await page.goto(`${partner}/integrity`)
  const failures = () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)
  return { page, changed, failures }
}

/** The attributes of a page that verifies the loader, as docs/embedding.md describes. */
async function verifying(): Promise<string> {
  const hashes = (await (await fetch(`${site}${widgets}integrity.json`)).json()) as Record<string, string>
  return `integrity="${hashes['bnw.js']}" crossorigin`
}

/** Addresses of the modules whose names change with their content. */
async function chunks(): Promise<string[]> {
  const hashes = (await (await fetch(`${site}${widgets}integrity.json`)).json()) as object
  return Object.keys(hashes)
    .filter(file => /^(?!hashes).+-[\w-]{8}\.js$/.test(file))
    .map(file => `${site}${widgets}${file}`)
}

/** As text: the tests' compiler would replace an import. */
function importIn(page: Page, address: string): Promise<unknown> {
  return page.evaluate(`import('${address}')`)
}

function firstGame(page: Page) {
  return page
    .locator('bnw-lobby')
    .getByRole('link', { name: /^Oyna / })
    .first()
}

const wasRun = (page: Page) => page.evaluate(() => 'isTampered' in globalThis)

async function expectRefused({ page, changed, failures }: Visited): Promise<void> {
  await expect.poll(failures, { timeout: 3_000 }).toContain('bnw-lobby load')
  expect(changed.length).toBeGreaterThan(0)
  expect(await wasRun(page)).toBe(false)
  const lobby = page.locator('bnw-lobby')
  expect(await lobby.evaluate(element => [element.shadowRoot, element.textContent])).toEqual([
    null,
    'Oyunlar'
  ])
}

describe('S7 EMB-08 a changed file', () => {
  test('of an element does not run, and the page keeps the content of the element', async () => {
    await expectRefused(await visit({ tampered: /\/widgets\/(light\/)?lobby-[^/]+\.js$/ }))
  })

  test('that several elements share does not run', async () => {
    await expectRefused(await visit({ tampered: /\/widgets\/(light\/)?framework-[^/]+\.js$/ }))
  })

  test('does not run on a page with a strict policy', async () => {
    const policy = `default-src 'none'; script-src ${site}; connect-src ${site}; img-src ${site}`
    await expectRefused(await visit({ policy, tampered: /\/widgets\/(light\/)?core-[^/]+\.js$/ }))
  })

  test('of the hashes does not run', async () => {
    const attributes = await verifying()
    await expectRefused(await visit({ attributes, tampered: /\/widgets\/(light\/)?hashes-[^/]+\.js$/ }))
  })

  test('of the frames of private elements does not run', async () => {
    const visited = await visit({ tampered: /\/widgets\/(light\/)?frame\.js$/ })
    await visited.page.evaluate(() => document.body.append(document.createElement('bnw-login')))
    await expect.poll(visited.failures, { timeout: 3_000 }).toContain('bnw-login load')
    expect(await wasRun(visited.page)).toBe(false)
  })
})

describe('S7 EMB-08 in the frame of a private element a changed file', () => {
  test.each([
    ['of the element itself', /\/widgets\/(light\/)?login-[^/]+\.js$/],
    ['that elements share', /\/widgets\/(light\/)?core-[^/]+\.js$/]
  ])('%s does not run, and the page shows a link to the site', async (_name, tampered) => {
    const { page, changed, failures } = await visit({ tampered })
    await page.evaluate(() => document.body.append(document.createElement('bnw-login')))
    await expect.poll(failures).toContain('bnw-login frame')
    expect(changed.length).toBeGreaterThan(0)
    expect(await page.locator(`bnw-login a[href^="${site}"]`).count()).toBe(1)
  })

  test('that the element imports later does not run', FRAMES_ONLY, async () => {
    const { page, changed } = await visit({ tampered: /\/widgets\/light\/toasts-[^/]+\.js$/ })
    const refused = page.waitForEvent('console', message => message.text().includes("'integrity'"))
    await page.evaluate(() => document.body.append(document.createElement('bnw-login')))
    await logInByKeyboard(page)
    expect((await refused).text()).toContain(changed[0])
    const login = frameOf(page, 'bnw-login').locator('bnw-login')
    expect(await login.evaluate(() => 'isTampered' in globalThis)).toBe(false)
  })
})

describe('S7 EMB-08 a page that verifies the loader', () => {
  test('shows the elements', async () => {
    const { page, failures } = await visit({ attributes: await verifying() })
    await firstGame(page).waitFor()
    expect(await failures()).toEqual([])
  })

  test('runs no changed file that an element loads later', async () => {
    const { page } = await visit({ attributes: await verifying() })
    await firstGame(page).waitFor()
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const file = (await chunks()).find(address => !loaded.includes(address)) ?? ''
    await page.route(file, async route => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()};globalThis.isTampered=true` })
    })
    await expect(importIn(page, file)).rejects.toThrow('Failed to fetch')
    expect(await wasRun(page)).toBe(false)
  })

  test('does not start with a changed loader', async () => {
    const attributes = await verifying()
    const { page } = await visit({ attributes, tampered: /\/bnw\.js$/ })
    await page.waitForLoadState('load')
    expect(await wasRun(page)).toBe(false)
  })
})
