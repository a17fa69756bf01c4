import { slider } from '@bnw/core/contract'

import type { Finding } from './finding.ts'
import { inputFor } from './input.ts'

/** An origin that no gateway lists. */
export const UNLISTED = 'https://unlisted.example'

/** Headers that the front end sends, which browsers ask for. */
const SENT = ['content-type', 'panel']

/** A public read, which pages of partners make. */
const { class: className, method } = slider.getAllItems
const READ = { api: { class: className, method }, data: { Lang: 'tr', ...inputFor(slider.getAllItems) } }

/**
 * Tries which origins browsers let read the replies: those of a listed partner, and of no other page.
 *
 * @param gateway Its origin.
 * @param partner A listed origin of a partner; undefined if none is known.
 */
export async function checkOrigins(gateway: string, partner: string | undefined): Promise<Finding[]> {
  const findings = [
    await found('unlisted', async () => problemOfUnlisted(await headersFor(gateway, UNLISTED)))
  ]
  if (!partner) return [...findings, { ...START, call: 'CORS listed', skipped: 'needs --partner' }]
  const listed = async () => problemOfListed(await headersFor(gateway, partner), partner)
  return [...findings, await found('listed', listed)]
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

async function headersFor(gateway: string, origin: string): Promise<Replies> {
  const request = async (method: string, headers: Record<string, string>, body: string | null) => {
    const signal = AbortSignal.timeout(60_000)
    const init = { method, headers: { origin, ...headers }, body, redirect: 'error', signal } as const
    return (await fetch(`${gateway}/endpoint/v1`, init)).headers
  }
  const asked = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': SENT.join(',')
  }
  const sent = { 'content-type': 'application/json', panel: 'frontend' }
  return {
    preflight: await request('OPTIONS', asked, null),
    reply: await request('POST', sent, JSON.stringify(READ))
  }
}

function problemOfListed({ preflight, reply }: Replies, origin: string): string {
  for (const [name, headers] of Object.entries({ preflight, reply })) {
    const allowed = headers.get('access-control-allow-origin') ?? ''
    if (allowed !== origin && allowed !== '*') return `the ${name} allows ${allowed || 'no origin'}`
  }
  const allowed = (preflight.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/)
  const missing = SENT.filter(name => !allowed.includes(name))
  return missing.length > 0 ? `the preflight does not allow the header ${missing.join(', ')}` : ''
}

function problemOfUnlisted({ preflight, reply }: Replies): string {
  const isOpen = [preflight, reply].some(headers => {
    const allowed = headers.get('access-control-allow-origin')
    return allowed === '*' || allowed === UNLISTED
  })
  return isOpen ? 'pages of any origin may read the replies' : ''
}
