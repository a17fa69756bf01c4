import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { checkOrigins } from './check-origin.ts'
import { runConformance } from './command.ts'
import type { Finding } from './finding.ts'
import { portOf } from '../testing/port.ts'

const PARTNER = 'http://localhost:4002'
const gateway = await gatewayForFile()
let origin: string
beforeAll(async () => {
  origin = await gateway.site.listen({ port: 0, host: '127.0.0.1' })
})

/** The command's exit code and its text. */
async function run(...args: string[]) {
  const lines: string[] = []
  const write = (text: unknown) => void lines.push(String(text))
  const code = await runConformance(args, { log: write, error: write })
  return { code, text: lines.join('\n') }
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bnw-conformance-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A gateway that answers everything with these headers. @returns Its origin. */
async function serverWith(headers: Record<string, string>, status = 200): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status, headers).end('{}'))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${portOf(server)}`
}

describe('the command', () => {
  test('BOX-05 tries a gateway over HTTP, and writes what it finds', async () => {
    const folder = await temporaryFolder()
    const json = join(folder, 'findings.json')
    const player = ['--user', 'demo', '--password', 'Demo123!', '--partner', PARTNER]
    const { code, text } = await run('--gateway', `${origin}/any/path`, ...player, '--json', json)

    // This gateway has no plain files.
    const findings = JSON.parse(await readFile(json, 'utf8')) as Finding[]
    const wrong = findings.filter(({ problem }) => problem).map(({ call }) => call)
    expect(wrong.filter(call => !call.startsWith('GET '))).toEqual([])
    expect(code).toBe(1)
    expect(text.split('\n')).toHaveLength(findings.length + 6)
    // The table names its gateway and explains its marks, for people who did not run the command.
    expect(text).toMatch(/^http:\/\/127\.0\.0\.1:\d+, \d{4}-\d\d-\d\d \d\d:\d\d UTC: .*\n✓ .* ✗ .* – /)
    const demo = findings.find(({ call, check }) => call === 'casino.init_game' && check === 'reply')
    expect(demo).toMatchObject({ problem: '' })
    expect(demo).not.toHaveProperty('skipped')
  })

  test('BOX-05 logs a player with a second factor in by its code alone', async () => {
    const player = ['--gateway', origin, '--user', 'ikili', '--password', 'Demo123!']
    const texts = [await run(...player), await run(...player, '--code', '000000')].map(({ text }) => text)
    expect(texts[0]).toMatch(/^– user\.check_ga +session .*a second factor is on: --code$/m)
    expect(texts[1]).toMatch(/^✗ user\.check_ga +session .*the code is refused$/m)
    for (const text of texts) expect(text).toMatch(/^– user\.get_user_profile +reply .*needs a player$/m)

    const { text } = await run(...player, '--code', '123456')
    expect(text).toMatch(/^✓ user\.check_ga +session/m)
    expect(text).toMatch(/^✓ user\.get_user_profile +reply/m)
  })

  test.each([
    ['nothing', []],
    ['no address', ['--gateway', 'gateway']],
    ['another scheme', ['--gateway', 'file:///etc']],
    ['a site that is no address', ['--gateway', 'https://gateway.example', '--site', 'x']],
    ['a partner that is no address', ['--gateway', 'https://gateway.example', '--partner', 'x']],
    ['a user without a password', ['--gateway', 'https://gateway.example', '--user', 'demo']]
  ])('BOX-05 says how it is used when it gets %s', async (_what, args) => {
    const { code, text } = await run(...args)
    expect(code).toBe(2)
    expect(text).toContain('npm run conformance -- --gateway URL')
  })

  test('BOX-05 explains its options with --help', async () => {
    expect(await run('--help')).toEqual({
      code: 0,
      text: expect.stringMatching(/^npm run conformance.*--partner/s)
    })
  })

  test('BOX-05 names an unknown option, a missing key, and a gateway that is not there', async () => {
    const closed = 'http://127.0.0.1:1'
    expect(await run('--gatway', origin)).toMatchObject({
      code: 2,
      text: expect.stringContaining('--gatway')
    })
    expect(await run('--gateway', closed)).toMatchObject({
      code: 2,
      text: `${closed}/widgets/public-key.pem cannot be read: name the key with --key`
    })
    expect(await run('--gateway', closed, '--key', '/no/such.pem')).toMatchObject({ code: 2 })
  })
})

describe('the origins', () => {
  test('BOX-05 conform in the sandbox', async () => {
    const [unlisted, listed, file, ...more] = await checkOrigins({
      gateway: origin,
      site: origin,
      partner: PARTNER
    })
    expect([unlisted, listed, file, ...more].map(finding => finding?.problem)).toEqual(['', '', ''])
    expect(file?.call).toBe('CORS listed /datas/languages.json')
    const skipped = { call: 'CORS listed', skipped: 'needs --partner' }
    expect((await checkOrigins({ gateway: origin, site: origin }))[1]).toMatchObject(skipped)
  })

  test.each([
    [
      'every origin',
      { 'access-control-allow-origin': '*' },
      /any origin.*does not allow the header content-type, panel/
    ],
    ['no origin', {}, /allows no origin/],
    ['another origin', { 'access-control-allow-origin': 'https://other.example' }, /allows https:\/\/other/]
  ])('BOX-05 are wrong where a gateway allows %s', async (_which, headers, problem) => {
    const gateway = await serverWith(headers)
    const findings = await checkOrigins({ gateway, site: gateway, partner: PARTNER })
    expect(findings.map(finding => finding.problem).join(' ')).toMatch(problem)
  })

  test('BOX-05 may allow every header by *', async () => {
    const allowed = { 'access-control-allow-origin': PARTNER, 'access-control-allow-headers': '*' }
    const gateway = await serverWith(allowed)
    const findings = await checkOrigins({ gateway, site: gateway, partner: PARTNER })
    expect(findings.map(({ problem }) => problem)).toEqual(['', '', ''])
  })

  test('BOX-05 are wrong where a site apart may not call, or its files are closed to partners', async () => {
    const findings = await checkOrigins({ gateway: origin, site: await serverWith({}), partner: PARTNER })
    expect(findings.filter(({ problem }) => problem).map(({ call, problem }) => [call, problem])).toEqual([
      ['CORS site', 'the preflight allows no origin'],
      ['CORS listed /datas/languages.json', 'the preflight allows no origin']
    ])
  })

  test('BOX-05 are wrong where a gateway redirects, which browsers do not follow', async () => {
    const gateway = await serverWith({ location: `${origin}/endpoint/v1` }, 307)
    const [, listed] = await checkOrigins({ gateway, site: gateway, partner: PARTNER })
    expect(listed?.problem).toMatch(/^HTTP failed/)
  })

  test('BOX-05 are wrong where nothing answers', async () => {
    const [finding] = await checkOrigins({ gateway: 'http://127.0.0.1:1', site: 'http://127.0.0.1:1' })
    expect(finding?.problem).toContain('HTTP failed')
  })
})
