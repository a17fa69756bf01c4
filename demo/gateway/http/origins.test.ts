import { describe, expect, test } from 'vitest'

import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { TEST_SETTINGS } from '../testing/test-content.ts'
import { assertOrigins, framingOrigins, gameHosts, originKind } from './origins.ts'

const settings = {
  ...TEST_SETTINGS,
  partnerOrigins: ['https://partner.example', 'https://both.example'],
  inlineOrigins: ['https://inline.example', 'https://both.example']
}

const gateway = await gatewayForFile({
  partnerOrigins: settings.partnerOrigins,
  inlineOrigins: settings.inlineOrigins
})

describe('EMB-08 the kind of an origin', () => {
  test.each([
    ['http://localhost:4000', 'site'],
    ['http://127.0.0.1:4000', 'site'],
    ['http://localhost:4002', 'partner'],
    ['https://partner.example', 'partner'],
    ['http://127.0.0.1:4002', 'inline'],
    ['https://inline.example', 'inline'],
    ['https://both.example', 'inline'],
    ['http://localhost:4001', 'unlisted'],
    ['http://partner.example', 'unlisted'],
    ['https://partner.example.evil.example', 'unlisted'],
    ['https://PARTNER.example', 'unlisted'],
    ['null', 'unlisted'],
    ['', 'unlisted'],
    [undefined, 'none']
  ])('of %s is %s', (origin, kind) => {
    expect(originKind(origin, settings)).toBe(kind)
  })

  test('treats both names of this machine as listed in the sandbox only', () => {
    const outside = { ...settings, sandbox: false }
    expect(originKind('http://127.0.0.1:4000', outside)).toBe('unlisted')
    expect(originKind('http://127.0.0.1:4002', outside)).toBe('unlisted')
  })

  test('lets every listed page frame private elements', () => {
    expect(framingOrigins(settings)).toEqual([
      'http://localhost:4002',
      'https://partner.example',
      'https://both.example',
      'http://127.0.0.1:4002',
      'https://inline.example'
    ])
    expect(framingOrigins({ ...settings, partnerOrigin: '', sandbox: false })).not.toContain('')
  })

  test('lets the site embed games, at both names of this machine', () => {
    const site = ['http://localhost:4000', 'http://127.0.0.1:4000']
    expect(gameHosts(settings)).toEqual([...site, ...framingOrigins(settings)])
  })
})

describe('a list of origins', () => {
  test('may contain origins only, exactly as browsers send them', () => {
    const origins = ['https://partner.example', 'http://localhost:4002']
    expect(assertOrigins('PARTNER_ORIGINS', origins)).toEqual(origins)
    for (const entry of [
      'https://a.example/',
      'https://A.example',
      'a.example',
      '*',
      'null',
      'https://a.example:443'
    ])
      expect(() => assertOrigins('PARTNER_ORIGINS', [entry]), entry).toThrow(/^PARTNER_ORIGINS must contain/)
  })
})

/** The origin that may read a reply, if any. */
async function readerOf(url: string, origin: string) {
  const { headers } = await gateway.site.inject({ url, headers: { origin } })
  return headers['access-control-allow-origin']
}

describe('EMB-08 a page', () => {
  test.each(['http://localhost:4002', 'https://partner.example'])(
    'of the partner %s reads the feeds, not the outbox and no frame',
    async origin => {
      for (const url of [
        '/v1/licenses',
        '/v1/check-maintenance?version=1',
        '/sandbox/ip',
        '/sandbox/top-wins.json'
      ])
        expect(await readerOf(url, origin), url).toBe(origin)
      const others = [
        '/sandbox/outbox.json',
        '/sandbox/ledger.json',
        '/sandbox/ip.json',
        '/sandbox/top-wins.json.x',
        '/v12'
      ]
      for (const url of [...others, '/embed/login']) expect(await readerOf(url, origin), url).toBeUndefined()
    }
  )

  test('of another origin changes nothing in the sandbox and reads nothing of it', async () => {
    const change = (origin: string) =>
      gateway.site.inject({ method: 'PUT', url: '/sandbox/faults', headers: { origin }, payload: {} })
    expect((await change('http://localhost:4002')).statusCode).toBe(403)
    expect((await change('http://127.0.0.1:4002')).statusCode).toBe(404)
    expect((await change('http://localhost:4000')).statusCode).toBe(200)
    const outbox = { url: '/sandbox/outbox.json', headers: { origin: 'http://localhost:4002' } }
    expect((await gateway.site.inject(outbox)).statusCode).toBe(404)
    for (const url of ['/sandbox/outbox.json', '/%73andbox/outbox.json', '/sandbox/faults'])
      for (const origin of ['http://127.0.0.1:4002', 'http://localhost:4000'])
        expect(await readerOf(url, origin), url).toBeUndefined()
  })

  test('of an unlisted origin reads files and pictures alone', async () => {
    for (const url of ['/widgets/public-key.pem', '/images/none.svg'])
      expect(await readerOf(url, 'https://other.example'), url).toBe('*')
    for (const url of ['/v1/licenses', '/sandbox/ip', '/sandbox/top-wins.json', '/sandbox/outbox.json'])
      expect(await readerOf(url, 'https://other.example'), url).toBeUndefined()
  })

  test('of the games alone uses their API, in any spelling of its address', async () => {
    const statusFor = async (url: string, origin?: string) =>
      (await gateway.games.inject({ url, headers: { ...(origin && { origin }) } })).statusCode
    for (const url of ['/api/state', '/%61pi/state', '/api/coupons']) {
      for (const origin of [
        'http://localhost:4000',
        'http://localhost:40010',
        'https://partner.example',
        'null'
      ])
        expect(await statusFor(url, origin), `${origin} ${url}`).toBe(403)
      for (const origin of [undefined, 'http://localhost:4001', 'http://127.0.0.1:4001'])
        expect(await statusFor(url, origin), url).toBe(401)
    }
    const choice = {
      method: 'POST',
      url: '/api/payment',
      payload: { token: 'x', choice: 'approve' }
    } as const
    expect((await gateway.games.inject(choice)).statusCode).toBe(404)
    const headers = { origin: 'https://evil.example' }
    expect((await gateway.games.inject({ ...choice, headers })).statusCode).toBe(403)
  })
})
