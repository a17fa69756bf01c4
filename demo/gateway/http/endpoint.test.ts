import { gzipSync } from 'node:zlib'

import { describe, expect, test } from 'vitest'

import { callTable } from '../handlers/call-table.ts'
import { gatewayForFile } from '../testing/gateway-for-file.ts'

const gateway = await gatewayForFile()

function post(options: { body?: string; headers?: Record<string, string> }) {
  return gateway.site.inject({
    method: 'POST',
    url: '/endpoint/v1',
    headers: { panel: 'frontend', 'content-type': 'application/json', ...options.headers },
    ...(options.body !== undefined && { payload: options.body })
  })
}

const GOOD = JSON.stringify({ api: { class: 'maintenance', method: 'check_status' }, data: { Lang: 'tr' } })

describe('BOX-01 the endpoint', () => {
  test('answers a public call', async () => {
    const reply = await gateway.call('maintenance.check_status')
    expect(reply).toMatchObject({
      result: true,
      code: 200,
      message: 'İşlem Başarılı',
      data: { status: true }
    })
  })

  test('has every call of the contract and no inherited property', async () => {
    expect(callTable.get('user.favorites')).toHaveLength(2)
    for (const name of ['user.nothing', '__proto__.x', 'constructor.constructor', 'user.toString']) {
      const reply = await gateway.call(name)
      expect(reply).toMatchObject({ result: false, status: 200, code: 404 })
    }
  })
})

describe('other methods', () => {
  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'TRACE'] as const)(
    '%s reaches no call',
    async method => {
      const { statusCode, body } = await gateway.site.inject({
        // The types of inject() lack TRACE.
        method: method as 'GET',
        url: '/endpoint/v1',
        headers: { panel: 'frontend', 'content-type': 'application/json' }
      })

      expect(statusCode).toBeGreaterThanOrEqual(400)
      expect(body).not.toContain('"result":true')
    }
  )
})

describe('BOX-03 malformed requests', () => {
  const bodies: [string, string][] = [
    ['no JSON', '{'],
    ['nothing', ''],
    ['a number', '1'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no api', '{"data":{}}'],
    ['no data', '{"api":{"class":"user","method":"login"}}'],
    ['data that is a list', '{"api":{"class":"user","method":"login"},"data":[]}'],
    ['a class that is a list', '{"api":{"class":["user"],"method":"login"},"data":{}}'],
    ['a user that is text', '{"api":{"class":"user","method":"logout"},"data":{},"user":"x"}'],
    ['a prototype', '{"api":{"class":"user","method":"login"},"data":{"__proto__":{"polluted":1}}}'],
    [
      'a constructor',
      '{"api":{"class":"user","method":"login"},"data":{"constructor":{"prototype":{"a":1}}}}'
    ],
    [
      'deep nesting',
      `{"api":{"class":"user","method":"login"},"data":{"a":${'['.repeat(40)}${']'.repeat(40)}}}`
    ],
    ['very deep nesting', '['.repeat(30_000) + ']'.repeat(30_000)]
  ]

  test.each(bodies)('are refused with 400: %s', async (_name, body) => {
    const response = await post({ body })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ result: false, debug: '' })
    expect(response.body).not.toMatch(/at .*\.ts|node_modules|select /i)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  test('are refused without the panel header, as text, or above 64 kB', async () => {
    expect((await post({ body: GOOD, headers: { panel: 'other' } })).statusCode).toBe(400)
    expect((await post({ body: GOOD, headers: { 'content-type': 'text/plain' } })).statusCode).toBe(415)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await post({ body: GOOD, headers: form })).statusCode).toBe(415)
    expect((await post({ body: `"${'x'.repeat(70_000)}"` })).statusCode).toBe(413)
  })

  test('are refused if they are compressed, which no page does: a small body could become a large one', async () => {
    const headers = { panel: 'frontend', 'content-type': 'application/json', 'content-encoding': 'gzip' }
    const request = { method: 'POST', url: '/endpoint/v1', headers, payload: gzipSync(GOOD) } as const
    expect((await gateway.site.inject(request)).statusCode).toBe(400)
  })

  test('are refused with status 200 if only the data is wrong', async () => {
    const reply = await gateway.call('user.login', { username: ['demo'], password: { $ne: 1 } })
    expect(reply).toMatchObject({ result: false, status: 200, message: 'Geçersiz istek' })
  })
})

describe('origins and headers', () => {
  test('allow known origins by exact name and refuse others', async () => {
    const known = await post({ body: GOOD, headers: { origin: 'http://localhost:4002' } })
    expect(known.headers['access-control-allow-origin']).toBe('http://localhost:4002')
    expect(known.headers['vary']).toContain('Origin')
    expect(known.headers['access-control-expose-headers']).toBe('date')
    expect(known.headers['access-control-allow-credentials']).toBeUndefined()
    expect(known.headers['cache-control']).toBe('no-store')
    for (const origin of ['http://localhost:4002.evil.example', 'null', 'https://localhost:4002']) {
      const stranger = await post({ body: GOOD, headers: { origin } })
      expect(stranger.statusCode).toBe(403)
      expect(stranger.headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  test('answer a preflight with the two headers that are sent', async () => {
    const response = await gateway.site.inject({
      method: 'OPTIONS',
      url: '/endpoint/v1',
      headers: { origin: 'http://localhost:4002', 'access-control-request-method': 'POST' }
    })
    expect(response.statusCode).toBe(204)
    expect(response.headers['access-control-allow-headers']).toBe('content-type, panel')
    expect(response.headers['access-control-allow-methods']).toBe('GET, POST, OPTIONS')
  })

  test('answer other OPTIONS in the envelope of an unknown address', async () => {
    for (const app of [gateway.site, gateway.games, gateway.partner]) {
      const response = await app.inject({ method: 'OPTIONS', url: '*' })
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ result: false, code: 404 })
    }
  })

  test('are set on every response of all three origins', async () => {
    const urls = [
      '/',
      '/nowhere',
      '/endpoint/v1',
      '/images/none.svg',
      '/v1/licenses',
      '/sandbox/faults',
      '/a.js',
      '/a%',
      '/%ff?token=x',
      `/play/${'x'.repeat(300)}`,
      '/%2e%2e/a.js'
    ]
    for (const app of [gateway.site, gateway.games, gateway.partner]) {
      for (const url of urls) {
        const { headers } = await app.inject({ url })
        expect(headers['content-security-policy'], url).toContain("default-src 'none'")
        expect(headers['content-security-policy'], url).not.toMatch(/unsafe-(inline|eval)/)
        expect(headers['x-content-type-options'], url).toBe('nosniff')
        expect(headers['strict-transport-security'], url).toContain('includeSubDomains')
        expect(headers['referrer-policy'], url).toBeDefined()
        expect(headers['permissions-policy'], url).toContain('camera=()')
        expect(headers['cross-origin-resource-policy'], url).toBeDefined()
        expect(headers['cross-origin-opener-policy'], url).toBe('same-origin-allow-popups')
      }
    }
  })
})
