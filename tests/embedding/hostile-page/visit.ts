import type { BrowserContext, CDPSession, Page } from 'playwright-core'

import { browser } from '../../browser.ts'
import { storedLogin } from '../../journeys/stored-login.ts'
import { sandbox } from '../../sandbox.ts'
import { widgets } from '../flavour.ts'
import type { HostileCase } from './case.ts'
import { observe, type Shown } from './observe.ts'

const { inline, site } = sandbox
const WORLD = 'observer'

export interface Visited {
  page: Page
  /** The bodies of all calls to the gateway. */
  sent: Record<string, unknown>[]
  /** Uncaught errors, and errors of the console that name our scripts. */
  errors: string[]
  /** Errors that our scripts write to the console. */
  logged: string[]
  /** Calls a function of `observe()`. */
  ask<Answer>(expression: string): Promise<Answer>
  shown(tags: readonly string[]): Promise<(Shown | undefined)[]>
  close(): Promise<void>
}

function htmlOf(hostile: HostileCase, elements: string): string {
  const { doctype = '<!doctype html>', head = '', script = '', body = (inner: string) => inner } = hostile
  const settings = `data-gateway="${site}" data-site="${site}" data-isolation="inline"`
  const { tag = (address: string) => `<script type="module" src="${address}bnw.js" ${settings}></script>` } =
    hostile
  return `${doctype}<html lang="tr" xmlns="http://www.w3.org/1999/xhtml"><head><title>Hostile</title>${head}<script>${script}</script>${tag(site + widgets).replaceAll('%settings%', settings)}</head><body>${body(elements)}</body></html>`
}

/** Opens such a page for a player, on an origin whose private elements run directly. */
export async function visit(hostile: HostileCase, elements: string): Promise<Visited> {
  const context = await (
    await browser()
  ).newContext({
    viewport: { width: 1280, height: 800 },
    // The browser does not count a fulfilled document as local, and the site's requests are local.
    permissions: ['local-network-access'],
    storageState: {
      cookies: [],
      origins: [
        {
          origin: inline,
          localStorage: [...(await storedLogin('demo', site)), { name: 'modalStatus', value: 'true' }]
        }
      ]
    }
  })
  const page = await context.newPage()
  await page.emulateMedia(hostile.media ?? {})
  const { errors, logged, sent } = record(context, page)
  const ask = await observed(await context.newCDPSession(page))
  for (const part of hostile.blocked ?? [])
    await page.route(new RegExp(part), route => route.abort('blockedbyclient'))
  await page.route(`${inline}/hostile`, route =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      ...(hostile.headers && { headers: { 'content-type': 'text/html; charset=utf-8', ...hostile.headers } }),
      body: htmlOf(hostile, elements)
    })
  )
  await page.goto(`${inline}/hostile`)
  return {
    page,
    sent,
    errors,
    logged,
    ask,
    shown: tags => ask(`shown(${JSON.stringify(tags)})`),
    close: () => context.close()
  }
}

function record(context: BrowserContext, page: Page) {
  const sent: Record<string, unknown>[] = []
  const errors: string[] = []
  const logged: string[] = []
  page.on('console', message => {
    if (message.type() === 'error' && message.text().startsWith('bnw')) logged.push(message.text())
  })
  context.on('weberror', error => errors.push(String(error.error().stack)))
  page.on('request', request => {
    if (request.url().endsWith('/endpoint/v1') && request.method() === 'POST')
      sent.push(request.postDataJSON() as Record<string, unknown>)
  })
  return { sent, errors, logged }
}

/** Runs `observe()` in every document before its scripts. @returns What evaluates an expression in its world. */
async function observed(client: CDPSession): Promise<Visited['ask']> {
  let world = 0
  client.on('Runtime.executionContextCreated', ({ context }) => {
    const { isDefault, frameId } = context.auxData as unknown as { isDefault: boolean; frameId: string }
    if (!isDefault && context.name === WORLD && frameId === mainFrame) world = context.id
  })
  await client.send('Runtime.enable')
  await client.send('Page.enable')
  const mainFrame = (await client.send('Page.getFrameTree')).frameTree.frame.id
  await client.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${observe.toString()})()`,
    worldName: WORLD
  })
  return async expression => {
    const { result, exceptionDetails } = await client.send('Runtime.evaluate', {
      expression,
      contextId: world,
      returnByValue: true,
      awaitPromise: true
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
}
