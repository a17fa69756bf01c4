import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { testGateway, type TestGateway } from '../testing/client.ts'
import { cacheControlOf } from './files.ts'
import { isSiteRoute } from './site-routes.ts'
import { portOf } from '../testing/port.ts'

let folder: string
let gateway: TestGateway

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bnw-dist-'))
  await mkdir(join(folder, 'site', 'widgets'), { recursive: true })
  await writeFile(join(folder, 'site', 'index.html'), '<!doctype html><title>Site</title>')
  await writeFile(join(folder, 'site', 'index.html.br'), 'compressed')
  await writeFile(join(folder, 'site', 'widgets', 'bnw.js'), 'let a')
  await writeFile(join(folder, 'site', 'widgets', 'bnw.js.br'), 'compressed')
  await writeFile(join(folder, 'site', 'widgets', 'lobby-Bx3kQ9_a.js'), 'let b')
  await mkdir(join(folder, 'site', '.git'))
  for (const name of ['.env', '.git/config']) await writeFile(join(folder, 'site', name), 'secret')
  gateway = await testGateway({ distDir: folder })
  await gateway.site.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await gateway.close()
  await rm(folder, { recursive: true, force: true })
})

function get(url: string, headers: Record<string, string> = {}) {
  return gateway.site.inject({ url, headers })
}

/** fetch() and inject() would resolve dots. */
async function getRaw(path: string): Promise<IncomingMessage> {
  const port = portOf(gateway.site.server)
  const [response] = (await once(request({ port, path }).end(), 'response')) as [IncomingMessage]
  return response
}

describe('NAV-01 the site', () => {
  test('sends its page for every route, and with status 404 for other paths', async () => {
    for (const url of [
      '/',
      '/slot/category/94',
      '/live/provider/%20evil.example',
      '/play/slot/1001/demo/Poyraz',
      '/login?x=1',
      '/favorites/'
    ]) {
      const response = await get(url)
      expect(response.statusCode, url).toBe(200)
      expect(response.body).toContain('<title>Site</title>')
      expect(response.headers['cache-control']).toBe('no-cache')
    }
    const unknown = await get('/nowhere')
    expect(unknown.statusCode).toBe(404)
    expect(unknown.body).toContain('<title>Site</title>')
  })

  test.each(['//', '//index.html', '/widgets/%2e%2e/index.html', '/%2e//', '//index.html.br'])(
    'has no page at %s, another spelling of its own',
    async path => {
      expect((await getRaw(path)).statusCode).toBe(404)
    }
  )

  test('does not take a missing file for a route', async () => {
    for (const url of ['/assets/none.js', '/widgets/none', '/endpoint/v2', '/favicon.ico']) {
      const response = await get(url)
      expect(response.statusCode, url).toBe(404)
      expect(response.json()).toMatchObject({ result: false })
    }
  })

  test('sends no file from outside its folder', async () => {
    for (const url of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/widgets/..%5c..%5cx'
    ]) {
      const response = await get(url)
      expect(response.body, url).not.toContain('"name"')
    }
  })

  test.each(['/../package.json', '/%2e%2e/%2e%2e/package.json'])(
    'calls %s, which leaves its folder, invalid, whichever page asks',
    async path => {
      const response = await getRaw(path)
      expect(response.statusCode).toBe(400)
      expect(await json(response)).toMatchObject({ message: 'Geçersiz istek / The request is not valid' })
    }
  )

  test('sends no hidden file, such as those of a repository', async () => {
    for (const url of ['/.env', '/.git/config', '/%2egit/config', '/widgets/../.env'])
      expect((await get(url)).body, url).not.toContain('secret')
  })

  test('S6 keeps its policy on a page that is revalidated', async () => {
    const first = await get('/')
    const again = await get('/', { 'if-none-match': String(first.headers.etag) })

    expect(again.statusCode).toBe(304)
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  })

  test('sends its page compressed as the browser accepts it', async () => {
    const decompress = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }
    const plain = (await get('/')).body
    for (const [accepted, expected] of [
      ['gzip, br', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['deflate', 'identity']
    ] as const) {
      const { headers, rawPayload } = await get('/', { 'accept-encoding': accepted })
      expect(headers['content-encoding']).toBe(expected)
      expect(String(decompress[expected](rawPayload))).toBe(plain)
      expect(headers['vary']).toContain('Accept-Encoding')
    }
  })

  test('recognises routes and redirects of the core', () => {
    for (const path of [
      '/home',
      '/live/type/roulette',
      '/play/live/5001',
      '/account_reset',
      '/maintenance-control'
    ]) {
      expect(isSiteRoute(path), path).toBe(true)
    }
    for (const path of ['/slot/x', '/slot/category/', '/play', '/play/slot', '/a', '//evil']) {
      expect(isSiteRoute(path), path).toBe(false)
    }
  })
})

describe('the elements', () => {
  test('may be loaded by pages of any origin', async () => {
    const { headers } = await get('/widgets/bnw.js', { origin: 'https://partner.example' })
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  test('are sent compressed if accepted, and vary by encoding for caches', async () => {
    const compressed = await get('/widgets/bnw.js', { 'accept-encoding': 'br' })
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(compressed.body).toBe('compressed')
    const plain = await get('/widgets/bnw.js')
    expect(plain.body).toBe('let a')
    for (const { headers } of [compressed, plain]) {
      expect(headers['vary']).toContain('Accept-Encoding')
      expect(headers['etag']).toBeDefined()
      expect(headers['content-type']).toMatch(/javascript/)
    }
  })

  test('are cached as immutable if their name has a hash, and briefly otherwise', async () => {
    expect((await get('/widgets/lobby-Bx3kQ9_a.js')).headers['cache-control']).toContain('immutable')
    expect((await get('/widgets/bnw.js')).headers['cache-control']).toBe('public, max-age=300')
    expect(cacheControlOf('/widgets/forgot-password.js')).toBe('public, max-age=300')
    expect(cacheControlOf('/widgets/lobby-Bx3kQ9_a.js.br')).toContain('immutable')
  })

  test('can load the public key', async () => {
    const response = await get('/widgets/public-key.pem')
    expect(response.body).toBe(gateway.publicPem)
    expect(response.headers['access-control-allow-origin']).toBe('*')
  })
})

describe('pictures', () => {
  test('are immutable and may be shown by any origin', async () => {
    const { headers, statusCode } = await get('/images/games/1001.svg')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toContain('image/svg+xml')
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  test('run and load nothing when they are opened on their own', async () => {
    const { headers } = await get('/images/games/1001.svg')
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  })

  test('that are missing are no violation of an embedder policy', async () => {
    const { headers, statusCode } = await get('/images/games/9.svg')
    expect(statusCode).toBe(404)
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })
})
