import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { testGateway, type TestGateway } from '../testing/client.ts'
import { readPartnerPages } from './partner-pages.ts'

const PAGE = `<!doctype html><script type="module" src="http://localhost:4000/widgets/bnw.js"
  data-gateway="http://localhost:4000"></script>`

let folder: string
let gateway: TestGateway

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bnw-partner-'))
  await mkdir(join(folder, 'partner'))
  await writeFile(join(folder, 'partner', 'index.html'), PAGE)
  await mkdir(join(folder, 'partner', 'docs', 'elements'), { recursive: true })
  for (const name of ['index.html', '404.html', 'elements/index.html', 'elements/bnw-lobby.html'])
    await writeFile(join(folder, 'partner', 'docs', name), PAGE)
  await writeFile(join(folder, 'partner', 'index.html.br'), 'compressed')
  await writeFile(join(folder, 'partner', 'oyun.html'), PAGE)
  await writeFile(join(folder, 'partner', 'page.css'), 'a {}')
  const origins = { siteOrigin: 'https://site.example', gamesOrigin: 'https://games.example' }
  gateway = await testGateway({ distDir: folder, origins, trustProxy: ['198.51.100.0/24'] })
})
afterAll(async () => {
  await gateway.close()
  await rm(folder, { recursive: true, force: true })
})

describe('the pages of a partner', () => {
  test.each(['/', '/index.html', '/oyun.html'])(
    'load the elements from the origin of the site: %s',
    async url => {
      const response = await gateway.partner.inject({ url, headers: { 'accept-encoding': 'br' } })
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(response.body).toBe(PAGE.replaceAll('http://localhost:4000', 'https://site.example'))
      expect(response.headers['content-security-policy']).toContain('script-src https://site.example')
      expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    }
  )

  test('EMB-10 say that private elements run directly only at the origin on the inline list', async () => {
    const tagAt = async (host: string) => {
      const { body } = await gateway.partner.inject({ url: '/', headers: { host } })
      return /<script[^>]*>/.exec(body)?.[0]
    }
    expect(await tagAt('127.0.0.1:4002')).toContain('data-isolation="inline"')
    for (const host of ['localhost:4002', '127.0.0.1:4003', 'partner.example'])
      expect(await tagAt(host), host).not.toContain('isolation')
  })

  test.each(['/docs/', '/docs/index.html', '/docs/elements/', '/docs/elements/bnw-lobby.html'])(
    'EMB-12 are joined by the documentation, which runs its own scripts and frames its own examples: %s',
    async url => {
      const response = await gateway.partner.inject({ url })
      expect(response.statusCode).toBe(200)
      expect(response.body).toBe(PAGE.replaceAll('http://localhost:4000', 'https://site.example'))
      const policy = String(response.headers['content-security-policy'])
      expect(policy).toContain("script-src 'self' https://site.example;")
      expect(policy).toContain("frame-ancestors 'self'")
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types bnw")
      expect(policy).not.toContain('unsafe')
    }
  )

  test('EMB-12 lead to the documentation without a slash, too', async () => {
    const response = await gateway.partner.inject({ url: '/docs' })
    expect(response.statusCode).toBe(308)
    expect(response.headers['location']).toBe('/docs/')
  })

  test('EMB-12 answer an unknown address of the documentation with a page of it', async () => {
    const response = await gateway.partner.inject({ url: '/docs/elements/bnw-nothing.html?a' })
    expect(response.statusCode).toBe(404)
    expect(response.body).toBe(PAGE.replaceAll('http://localhost:4000', 'https://site.example'))
    expect(response.headers['content-security-policy']).toContain("script-src 'self' https://site.example;")
  })

  test('have their own files and no others', async () => {
    expect((await gateway.partner.inject({ url: '/page.css' })).body).toBe('a {}')
    expect((await gateway.partner.inject({ url: '/other.html' })).statusCode).toBe(404)
  })

  test('are absent without a build, but an unreadable folder is an error', async () => {
    expect(await readPartnerPages(join(folder, 'absent'))).toEqual(new Map())
    await expect(readPartnerPages(join(folder, 'partner', 'page.css'))).rejects.toThrow('ENOTDIR')
  })
})

describe('a proxy', () => {
  async function addressOf(remoteAddress: string): Promise<unknown> {
    const response = await gateway.site.inject({
      method: 'POST',
      url: '/endpoint/v1',
      remoteAddress,
      headers: { panel: 'frontend', 'x-forwarded-for': '203.0.113.5' },
      payload: {
        api: { class: 'user', method: 'login' },
        data: { username: 'demo', password: 'Demo123!', Lang: 'tr' }
      }
    })
    return (response.json() as { data: { uip: string } }).data.uip
  }

  test('sets the caller address only if it is trusted', async () => {
    expect(await addressOf('198.51.100.7')).toBe('203.0.113.5')
    expect(await addressOf('192.0.2.1')).toBe('192.0.2.1')
  })

  test('does not open the switches by naming this machine', async () => {
    const headers = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost', host: 'localhost' }
    for (const remoteAddress of ['198.51.100.7', '192.0.2.1']) {
      const response = await gateway.site.inject({ url: '/sandbox/faults', remoteAddress, headers })
      expect(response.statusCode, remoteAddress).toBe(404)
    }
  })
})
