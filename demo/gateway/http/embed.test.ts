import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { testGateway, type TestGateway } from '../testing/client.ts'
import { TEST_SETTINGS } from '../testing/test-content.ts'
import { readEmbedPages } from './embed-page.ts'
import { embedPolicy } from './headers.ts'
import { readSitePage } from './site-page.ts'

const SITE_PAGE = `<!doctype html><title>Rıhtım</title>
  <script id="bnw-configuration" data-lang="tr">let inline</script>`

const declare = (tagName: string, bnwTier: string) => ({ declarations: [{ tagName, bnwTier }] })
const MANIFEST = {
  modules: [declare('bnw-login', 'private'), declare('bnw-game', 'private'), declare('bnw-lobby', 'public')]
}

const IMPORT_MAP = JSON.stringify({ imports: {}, integrity: { '/widgets/light/later-d.js': 'sha256-d' } })
const MAPS = `{"login":${IMPORT_MAP},"game":${IMPORT_MAP}}`

const FILES = {
  'index.html': SITE_PAGE,
  'widgets/embed.js': "import './embed-r.js'\n",
  'widgets/game.js': "import './game-r.js'\n",
  'widgets/login.js': "import './login-r.js'\n",
  'widgets/integrity.json': '{}',
  'widgets/frame-maps.json': MAPS,
  'widgets/custom-elements.json': JSON.stringify(MANIFEST),
  'widgets/light/embed.js': "import './core-a.js'\nimport './embed-b.js'\n",
  'widgets/light/game.js': "import './game-d.js'\n",
  'widgets/light/login.js': "import './core-a.js'\nimport './login-c.js'\n",
  'widgets/light/frame-maps.json': MAPS,
  'widgets/light/custom-elements.json': JSON.stringify(MANIFEST),
  'widgets/light/integrity.json': JSON.stringify({ 'embed-b.js': 'sha384-e', 'core-a.js': 'sha384-a' })
}

let folder: string
let gateway: TestGateway

/** Writes a build with these files. */
async function builtWith(files: Record<string, string>): Promise<string> {
  const distDir = await mkdtemp(join(folder, 'dist-'))
  for (const [name, text] of Object.entries(files)) {
    const file = join(distDir, 'site', name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return distDir
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bnw-embed-'))
  gateway = await testGateway({
    distDir: await builtWith(FILES),
    partnerOrigins: ['https://partner.example'],
    inlineOrigins: ['https://inline.example']
  })
})
afterAll(async () => {
  await gateway.close()
  await rm(folder, { recursive: true, force: true })
})

const FRAMING = 'http://localhost:4002 https://partner.example http://127.0.0.1:4002 https://inline.example'

describe('EMB-10 the document of a frame', () => {
  test('has an empty body, and a script with the configuration of the site and the listed origins', async () => {
    const { body, headers, statusCode } = await gateway.site.inject({ url: '/embed/login' })

    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toMatch(/^<!doctype html>\n<html lang="tr">/)
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).toContain('<title>Rıhtım</title>')
    expect(body).toContain('<body></body>')
    const script = /<script type="module" [^>]*>/.exec(body)?.[0]
    expect(script).toContain('src="/widgets/light/embed-b.js"')
    expect(script).toContain('data-entry="login-c.js"')
    expect(script).toContain('data-lang="tr"')
    expect(script).toContain('data-demo-player="true"')
    expect(script).toContain('data-top-wins-url="/sandbox/top-wins.json"')
    expect(script).toContain('data-gateway="http://localhost:4000" data-site="http://localhost:4000"')
    expect(script).toContain(`data-partners="${FRAMING}"`)
    expect(body.match(/<script/g)).toHaveLength(2)
  })

  test('preloads each module of its script and its element once', async () => {
    const { body } = await gateway.site.inject({ url: '/embed/login' })
    const links = [...body.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href)
    expect(links).toEqual(['core-a.js', 'embed-b.js', 'login-c.js'].map(file => `/widgets/light/${file}`))
  })

  test('S7 EMB-08 has the hash of each script, and the links before the script that imports them', async () => {
    const { body } = await gateway.site.inject({ url: '/embed/login' })
    const link = '<link rel="modulepreload" href="/widgets/light/core-a.js" integrity="sha384-a">'
    const script = '<script type="module" src="/widgets/light/embed-b.js" integrity="sha384-e"'
    expect(body.indexOf(link)).toBeGreaterThan(0)
    expect(body.indexOf(script)).toBeGreaterThan(body.indexOf(link))
    // A map applies to what is requested after it.
    expect(body.indexOf(`<script type="importmap">${IMPORT_MAP}</script>`)).toBeLessThan(body.indexOf(link))
    expect(body).toContain(IMPORT_MAP)
  })

  test.each(['lobby', 'nothing', 'LOGIN', '__proto__', 'login/x', '..%2flogin', ''])(
    'does not exist for "%s"',
    async name => {
      const { statusCode, headers, body } = await gateway.site.inject({ url: `/embed/${name}` })
      expect(statusCode).toBe(404)
      expect(body).not.toContain('<')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    }
  )

  test('uses the React flavour if the light one is not built, and is absent without its script', async () => {
    const render = async (files: Record<string, string>) => {
      const siteFolder = join(await builtWith(files), 'site')
      const pages = await readEmbedPages(siteFolder, readSitePage(join(siteFolder, 'index.html'), {}))
      return pages('login', TEST_SETTINGS)?.html
    }
    const react = Object.fromEntries(Object.entries(FILES).filter(([name]) => !name.includes('light')))
    expect(await render(react)).toContain('src="/widgets/embed-r.js"')
    expect(await render({ 'index.html': SITE_PAGE })).toBeUndefined()
  })
})

/** The policy of the frame's document, by directive. */
async function policyOfFrame(): Promise<ReadonlyMap<string, string>> {
  const { headers } = await gateway.site.inject({ url: '/embed/login' })
  const directives = String(headers['content-security-policy']).split('; ')
  return new Map(directives.map(text => [text.split(' ')[0] ?? '', text.slice(text.indexOf(' ') + 1)]))
}

describe('H76 S6 the document of a frame', () => {
  test('may be framed by listed origins and no other, not even the site', async () => {
    expect((await policyOfFrame()).get('frame-ancestors')).toBe(FRAMING)
    const { headers } = await gateway.site.inject({ url: '/embed/login' })
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  test('EMB-08 may be shown by a page with an embedder policy, unless it frames games itself', async () => {
    const policyAt = async (url: string) =>
      (await gateway.site.inject({ url })).headers['cross-origin-embedder-policy']
    expect(await policyAt('/embed/login')).toBe('require-corp')
    expect((await gateway.site.inject({ url: '/embed/game' })).statusCode).toBe(200)
    expect(await policyAt('/embed/game')).toBeUndefined()
  })

  test('may be framed by nobody if no origin is listed', () => {
    const policy = embedPolicy({ ...TEST_SETTINGS, sandbox: false, partnerOrigin: '' }, [])
    expect(policy['frame-ancestors']).toEqual(["'none'"])
  })

  test('R5 loads and calls the site alone, runs no inline code but its import map, and frames games alone', async () => {
    const policy = await policyOfFrame()
    const hash = createHash('sha256').update(IMPORT_MAP).digest('base64')
    expect(policy.get('script-src')).toBe(`'self' 'sha256-${hash}'`)
    for (const directive of ['style-src', 'img-src', 'font-src', 'connect-src', 'form-action'])
      expect(policy.get(directive), directive).toBe("'self'")
    for (const directive of ['default-src', 'base-uri', 'object-src'])
      expect(policy.get(directive), directive).toBe("'none'")
    expect(policy.get('frame-src')).toBe('http://localhost:4001')
    expect(policy.get('require-trusted-types-for')).toBe("'script'")
    expect(policy.get('trusted-types')).toBe('bnw')
  })

  test('permits the clipboard and the full screen of games, and no passkeys, camera or payments', async () => {
    const { headers } = await gateway.site.inject({ url: '/embed/login' })
    const permissions = String(headers['permissions-policy'])
    expect(permissions).toContain('clipboard-write=(self)')
    expect(permissions).toContain('fullscreen=(self "http://localhost:4001")')
    for (const feature of ['publickey-credentials-get', 'publickey-credentials-create', 'camera', 'payment'])
      expect(permissions).toContain(`${feature}=()`)
  })
})

describe('EMB-10 the answer whether private elements may run directly', () => {
  test.each([
    ['http://localhost:4000', true],
    ['http://127.0.0.1:4002', true],
    ['https://inline.example', true],
    ['http://localhost:4002', false],
    ['https://partner.example', false]
  ])('for %s is %s, readable by that page for five minutes', async (origin, inline) => {
    const response = await gateway.site.inject({ url: '/embed/policy.json', headers: { origin } })
    expect(response.json()).toEqual({ inline })
    expect(response.headers['access-control-allow-origin']).toBe(origin)
    expect(response.headers['cache-control']).toBe('public, max-age=300')
    expect(response.headers['vary']).toContain('Origin')
  })

  test('is no for everybody else, and no other page can read it', async () => {
    for (const headers of [{}, { origin: 'https://other.example' }, { origin: 'null' }]) {
      const response = await gateway.site.inject({ url: '/embed/policy.json', headers })
      expect(response.json()).toEqual({ inline: false })
      expect(response.headers['access-control-allow-origin']).toBeUndefined()
      expect(response.headers['vary']).toContain('Origin')
    }
  })
})
