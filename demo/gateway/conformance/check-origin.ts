import { slider, staticFiles } from '@bnw/core/contract'

import type { Finding } from './finding.ts'
import { inputFor } from './input.ts'

/** An origin that no gateway lists. */
const UNLISTED = 'https://unlisted.example'

/** A public read, which pages of partners make. */
const { class: className, method } = slider.getAllItems
const READ = { api: { class: className, method }, data: { Lang: 'tr', ...inputFor(slider.getAllItems) } }

/** What pages ask of the site itself: `bnw-language` of partners, too. */
const FILE = staticFiles.languagesFile.path

interface Origins {
  gateway: string
  /** Of the plain files, and of the pages that make every call. */
  site: string
  /** A listed origin of a partner; undefined if none is known. */
  partner?: string | undefined
}

/** Tries which origins browsers let read the replies: the site, listed partners, and no other page. */
export async function checkOrigins({ gateway, site, partner }: Origins): Promise<Finding[]> {
  const call = endpointOf(gateway)
  const listed = (kind: string, request: Request, origin: string) =>
    found(kind, async () => problemOfListed(await repliesTo(request, origin), origin, request))
  const findings = [
    await found('unlisted', async () => problemOfUnlisted(await repliesTo(call, UNLISTED))),
    ...(site === gateway ? [] : [await listed('site', call, site)])
  ]
  if (!partner) return [...findings, { ...START, call: 'CORS listed', skipped: 'needs --partner' }]
  const file: Request = { url: site + FILE, method: 'GET', sent: { panel: 'frontend' }, body: null }
  return [...findings, await listed('listed', call, partner), await listed(`listed ${FILE}`, file, partner)]
}

const START = { check: 'reply', problem: '', duration: 0 } as const

async function found(kind: string, check: () => Promise<string>): Promise<Finding> {
  const start = performance.now()
  const problem = await check().catch((error: unknown) => `HTTP failed: ${String(error)}`)
  return { ...START, call: `CORS ${kind}`, problem, duration: performance.now() - start }
}

interface Replies {
  preflight: Headers
  reply: Headers
}

interface Request {
  url: string
  method: 'GET' | 'POST'
  /** Headers for which browsers ask first. */
  sent: Record<string, string>
  body: string | null
}

function endpointOf(gateway: string): Request {
  const sent = { 'content-type': 'application/json', panel: 'frontend' }
  return { url: `${gateway}/endpoint/v1`, method: 'POST', sent, body: JSON.stringify(READ) }
}

async function repliesTo({ url, method, sent, body }: Request, origin: string): Promise<Replies> {
  const headersOf = async (init: RequestInit, headers: Record<string, string>) => {
    const signal = AbortSignal.timeout(60_000)
    return (await fetch(url, { ...init, headers: { origin, ...headers }, redirect: 'error', signal })).headers
  }
  const asked = {
    'access-control-request-method': method,
    'access-control-request-headers': Object.keys(sent).join(',')
  }
  return {
    preflight: await headersOf({ method: 'OPTIONS' }, asked),
    reply: await headersOf({ method, body }, sent)
  }
}

function problemOfListed({ preflight, reply }: Replies, origin: string, { sent }: Request): string {
  for (const [name, headers] of Object.entries({ preflight, reply })) {
    const allowed = headers.get('access-control-allow-origin') ?? ''
    if (allowed !== origin && allowed !== '*') return `the ${name} allows ${allowed || 'no origin'}`
  }
  const allowed = (preflight.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/)
  // Calls have no credentials, so `*` stands for any header.
  const missing = Object.keys(sent).filter(name => !allowed.includes(name) && !allowed.includes('*'))
  return missing.length > 0 ? `the preflight does not allow the header ${missing.join(', ')}` : ''
}

function problemOfUnlisted({ preflight, reply }: Replies): string {
  const isOpen = [preflight, reply].some(headers => {
    const allowed = headers.get('access-control-allow-origin')
    return allowed === '*' || allowed === UNLISTED
  })
  return isOpen ? 'pages of any origin may read the replies' : ''
}
