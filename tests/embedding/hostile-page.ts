import type { Page } from 'playwright-core'

import { openPage } from '../browser.ts'
import { sandbox } from '../sandbox.ts'
import { widgets } from './flavour.ts'

const { inline, site } = sandbox

/** A partner's page that changes itself before our script runs. */
export interface HostilePage {
  /** Runs first, as a classic script. */
  script?: string
  /** In place of the usual elements. */
  elements?: string
}

export interface Visited {
  page: Page
  /** The bodies of all calls to the gateway. */
  sent: Record<string, unknown>[]
  /** Errors of the console. */
  errors: string[]
}

const ELEMENTS =
  '<bnw-lobby type="slot">Oyunlar</bnw-lobby><bnw-login>Giriş</bnw-login><bnw-content page="GeneralRules">Kurallar</bnw-content>'

function html({ script = '', elements = ELEMENTS }: HostilePage): string {
  return `<!doctype html><html lang="tr"><head><title>Hostile</title><script>${script}</script>
    <script type="module" src="${site}${widgets}bnw.js" data-gateway="${site}" data-site="${site}" data-isolation="inline"></script>
    </head><body>${elements}</body></html>`
}

/** Opens such a page on an origin whose private elements run directly. */
export async function visitHostile(hostile: HostilePage): Promise<Visited> {
  // The browser does not count a fulfilled document as local, and the site's requests are local.
  const page = await openPage({ context: { permissions: ['local-network-access'] } })
  const sent: Record<string, unknown>[] = []
  const errors: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/endpoint/v1') && request.method() === 'POST')
      sent.push(request.postDataJSON() as Record<string, unknown>)
  })
  page.on('console', message => void (message.type() === 'error' && errors.push(message.text())))
  await page.route(`${inline}/hostile`, route =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html(hostile) })
  )
  await page.goto(`${inline}/hostile`)
  return { page, sent, errors }
}
