import Fastify from 'fastify'
import { expect, test } from 'vitest'

import { setHeaders, sitePolicy } from './headers.ts'

const SETTINGS = {
  siteOrigin: 'https://site.example',
  gamesOrigin: 'https://games.example',
  partnerOrigin: 'https://partner.example',
  partnerOrigins: [],
  inlineOrigins: [],
  sandbox: false,
  refreshInterval: undefined,
  payoutDayLimit: undefined,
  decideAfter: { deposit: 0, withdrawal: 0, coupon: 0 }
}

/** The headers of a page of the site. */
async function pageHeaders() {
  const app = Fastify()
  setHeaders(app, {
    policy: () => sitePolicy(SETTINGS, { scripts: ["'sha256-script'"], styles: [] }),
    referrer: 'no-referrer',
    resources: 'same-origin',
    permissions: () => 'fullscreen=(self)'
  })
  app.get('/', (_request, reply) => reply.type('text/html').send('<!doctype html>'))
  const { headers } = await app.inject({ url: '/' })
  await app.close()
  return headers
}

/** The directives of its policy, by name. */
async function directives(): Promise<ReadonlyMap<string, string>> {
  const headers = await pageHeaders()
  const policy = String(headers['content-security-policy']).split('; ')
  return new Map(policy.map(text => [text.split(' ')[0] ?? '', text]))
}

test("H30 the site's pages may be framed by the site only", async () => {
  expect((await directives()).get('frame-ancestors')).toBe("frame-ancestors 'self'")
})

test("R5 the site's pages require trusted types and allow one policy", async () => {
  const policy = await directives()
  expect(policy.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
  expect(policy.get('trusted-types')).toBe('trusted-types bnw')
})

test("R5 the site's pages report what violates their policy", async () => {
  expect((await directives()).get('report-to')).toBe('report-to csp')
  expect((await pageHeaders())['reporting-endpoints']).toBe('csp="/reports"')
})

test("R5 the site's pages load scripts of the site and the listed inline ones only", async () => {
  expect((await directives()).get('script-src')).toBe("script-src 'self' 'sha256-script'")
})
