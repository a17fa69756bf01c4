import { createServer } from 'node:http'

import { nameOf } from '@bnw/core/contract'
import { describe, expect, test } from 'vitest'

import * as content from '../seed/datas.ts'
import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { calls, checkGateway, files } from './conformance.ts'
import type { Finding } from './finding.ts'
import { createClient, getFrom, type RawReply, type Send, type SendFile, sendTo } from './gateway-client.ts'
import { inputFor } from './input.ts'
import { reportOf } from './report.ts'
import { portOf } from '../testing/port.ts'

const gateway = await gatewayForFile()
const PLAYER = { username: 'demo', password: 'Demo123!' }

/** A request as the gateway reads it. */
interface Body {
  api: { class: string; method: string }
  data: Record<string, unknown>
  user?: { sid: string }
}

const send: Send = async body => {
  const { statusCode, body: text } = await gateway.site.inject({
    method: 'POST',
    url: '/endpoint/v1',
    headers: { panel: 'frontend', 'content-type': 'application/json' },
    payload: JSON.stringify(body)
  })
  return { status: statusCode, text, duration: 1 }
}

/** The files of the sandbox; those of the test's gateway are few. */
const file: SendFile = ({ path }) => {
  const data: unknown =
    path === '/v1/licenses' ? content.licences : content.datas[/^\/datas\/(.+)\.json$/.exec(path)?.[1] ?? '']
  return Promise.resolve({ status: 200, text: JSON.stringify(data ?? { status: true }), duration: 1 })
}

type Row = Record<string, unknown>

/** A reply with a list. */
interface Granted {
  result: boolean
  data: Row[]
}

/** Changes the replies to some calls. */
type Distortion = (reply: RawReply, body: Body) => RawReply | Promise<RawReply>

function check(distort: Distortion, name?: string): Promise<Finding[]> {
  const distorted: Send = async body => distort(await send(body), body as Body)
  const tried = name ? calls.filter(call => nameOf(call) === name) : calls
  return checkGateway(
    createClient(distorted, file, gateway.publicPem),
    PLAYER,
    name ? { calls: tried } : { calls: tried, files }
  )
}

/** Changes the JSON of the replies to one call, as far as they grant it. */
function data(name: string, change: (reply: Granted) => object): Distortion {
  return (reply, { api }) => {
    const envelope = JSON.parse(reply.text) as Granted
    if (`${api.class}.${api.method}` !== name || !envelope.result) return reply
    return { ...reply, text: JSON.stringify(change(envelope)) }
  }
}

function to(name: string, change: (reply: RawReply, body: Body) => RawReply | Promise<RawReply>): Distortion {
  return (reply, body) => (`${body.api.class}.${body.api.method}` === name ? change(reply, body) : reply)
}

const rows = (change: (row: Row) => Row) => (reply: Granted) => ({ ...reply, data: reply.data.map(change) })
const GRANTED = JSON.stringify({ result: true, message: 'İşlem Başarılı', code: 200, data: null, debug: '' })
const granted = (reply: RawReply): RawReply => ({ ...reply, text: GRANTED })

const refused = (reply: RawReply): RawReply => ({
  ...reply,
  text: JSON.stringify({ result: false, message: 'Hayır', code: 400 })
})
const isLive = ({ text }: RawReply) => (JSON.parse(text) as { result: boolean }).result

const WRONG: readonly (readonly [how: string, call: string, problem: string, distort: Distortion])[] = [
  [
    'HTML',
    'slider.get_all_items',
    'no envelope',
    to('slider.get_all_items', reply => ({ ...reply, text: '<html>' }))
  ],
  [
    'half of the JSON',
    'bonus.list',
    'no envelope',
    to('bonus.list', ({ text, ...rest }) => ({ ...rest, text: text.slice(0, 40) }))
  ],
  [
    'a missing result',
    'bonus.list',
    'no envelope',
    data('bonus.list', ({ result: _result, ...rest }) => rest)
  ],
  [
    'the result as text',
    'bonus.list',
    'no envelope',
    data('bonus.list', reply => ({ ...reply, result: 'true' }))
  ],
  [
    'the message as an object',
    'bonus.list',
    'no envelope',
    data('bonus.list', reply => ({ ...reply, message: {} }))
  ],
  [
    'HTTP 401 for a refusal',
    'bonus.claim',
    'HTTP 401',
    to('bonus.claim', reply => ({ ...reply, status: 401 }))
  ],
  [
    'HTTP 500',
    'crm.list_mass_messages',
    'HTTP 500',
    to('crm.list_mass_messages', reply => ({ ...reply, status: 500 }))
  ],
  [
    'a broken connection',
    'habanero.getJackpots',
    'HTTP failed',
    to('habanero.getJackpots', reply => ({ ...reply, status: 0 }))
  ],
  [
    'a reply after 20 s',
    'betframe.getCoupons',
    'took 20000 ms',
    to('betframe.getCoupons', reply => ({ ...reply, duration: 20_000 }))
  ],
  [
    'a reply of 3 MB',
    'bonus.list',
    'the client reads 2 MiB',
    to('bonus.list', ({ text, ...rest }) => ({ ...rest, text: text + ' '.repeat(3_000_000) }))
  ],
  [
    'a launch without an address',
    'casino.init_game',
    'without its url',
    data('casino.init_game', reply => ({ ...reply, data: {} }))
  ],
  [
    'a list as an object',
    'casino.games_list',
    'data: {"rows":[]} is no array',
    data('casino.games_list', reply => ({ ...reply, data: { rows: [] } }))
  ],
  [
    'a name as an object',
    'casino.games_list',
    'name: {} is no Text, such as "Text"',
    data(
      'casino.games_list',
      rows(row => ({ ...row, name: {} }))
    )
  ],
  [
    'rows without an id',
    'casino.games_list',
    'without a valid id',
    data(
      'casino.games_list',
      rows(({ gameID: _id, gameid: _other, ...row }) => row)
    )
  ],
  [
    'an amount with a decimal comma',
    'finance.check_balance',
    'balance: "12,5" is no Money, such as "1,234.50"',
    data('finance.check_balance', reply => ({ ...reply, data: [{ balance: '12,5' }] }))
  ],
  [
    'dates in another format',
    'cmscontroller.getPromotions',
    'Start_date: "1.2.2026" is no Instant, such as "2026-03-01 12:30:00"',
    data('cmscontroller.getPromotions', reply => ({ ...reply, data: [{ ID: 1, Start_date: '1.2.2026' }] }))
  ],
  [
    'more rows than the limit',
    'casino.games_list',
    'limit is',
    data('casino.games_list', reply => ({ ...reply, data: Array(6).fill(reply.data[0]) }))
  ],
  [
    'a total below the rows',
    'casino.games_list',
    'pagination.total',
    data('casino.games_list', reply => ({ ...reply, pagination: { limit: 5, total: 0, offset: 0 } }))
  ],
  [
    'an answer to visitors',
    'finance.list_transactions',
    'answered with no session',
    to('finance.list_transactions', granted)
  ],
  [
    'an answer to a forged session',
    'finance.check_balance',
    'a forged session',
    to('finance.check_balance', (reply, { user }) => (user ? granted(reply) : reply))
  ],
  [
    'code 401 for visitors',
    'bonus.claim',
    'not 403',
    to('bonus.claim', reply => ({
      ...reply,
      text: JSON.stringify({ result: false, message: 'Hayır', code: 401 })
    }))
  ],
  ['an answer to an unknown call', 'casino.no_such_call', 'unknown call', to('casino.no_such_call', granted)],
  [
    'a login with a wrong password',
    'user.login',
    'wrong password',
    to('user.login', (reply, { data }) => (String(data['password']).endsWith('x') ? granted(reply) : reply))
  ],
  [
    'an answer to a registration without data',
    'user.register',
    'answered with no data',
    to('user.register', granted)
  ],
  [
    'a refused registration without a message',
    'user.register',
    'without a message',
    to('user.register', reply => ({ ...reply, text: JSON.stringify({ result: false, code: 400 }) }))
  ],
  ['the code as text', 'bonus.list', 'no envelope', data('bonus.list', reply => ({ ...reply, code: '200' }))],
  [
    'a flag as a word',
    'casino.games_list',
    'isNew: "yes" is no Flag, such as 1',
    data(
      'casino.games_list',
      rows(row => ({ ...row, isNew: 'yes' }))
    )
  ],
  [
    'a session that is not renewed',
    'user.initAuth',
    'is not renewed',
    to('user.initAuth', (reply, { user }) => (user && isLive(reply) ? refused(reply) : reply))
  ],
  [
    'a refused read of visitors',
    'maintenance.check_status',
    'valid data is refused',
    to('maintenance.check_status', refused)
  ],
  [
    'a refused read that anyone may make',
    'casino.games_list',
    'valid data is refused',
    to('casino.games_list', refused)
  ],
  [
    'a refused read of a player',
    'user.get_user_profile',
    'valid data is refused',
    to('user.get_user_profile', (reply, { user }) => (user && isLive(reply) ? refused(reply) : reply))
  ],
  [
    'another refusal of an unknown id',
    'finance.get_bank_account',
    'valid data is refused',
    to('finance.get_bank_account', (reply, { user }) =>
      user && reply.text.includes('404') ? refused(reply) : reply
    )
  ],
  ['a logout that is refused', 'user.logout', 'refused', to('user.logout', reply => refused(reply))],
  [
    'a login without a session',
    'user.login',
    'no uid and sid',
    data('user.login', reply => ({ ...reply, data: {} }))
  ],
  ['a session that outlives its logout', 'user.logout', 'goes on', to('user.get_user_profile', granted)]
]

type FileRows = Record<string, unknown>[]

const WRONG_FILES: readonly (readonly [
  how: string,
  path: string,
  problem: string,
  change: (data: unknown) => Partial<RawReply>
])[] = [
  ['HTML', '/v1/check-maintenance', 'no JSON', () => ({ text: '<html>' })],
  ['a list as its status', '/v1/check-maintenance', 'object', () => ({ text: '"up"' })],
  ['HTTP 404', '/v1/licenses', 'HTTP 404', () => ({ status: 404 })],
  ['an object in place of rows', '/v1/licenses', 'array', () => ({ text: '{"rows":[]}' })],
  ['a reply after 20 s', '/datas/footer-menu.json', 'took 20000 ms', () => ({ duration: 20_000 })],
  [
    'a language without an id',
    '/datas/languages.json',
    'without a valid id',
    data => ({ text: JSON.stringify((data as FileRows).map(({ id: _id, ...row }) => row)) })
  ],
  [
    'a name as an object',
    '/datas/partners.json',
    'name',
    data => ({ text: JSON.stringify((data as FileRows).map(row => ({ ...row, name: {} }))) })
  ]
]

describe('the conformance of a gateway', () => {
  test.each(calls.filter(({ kind }) => kind === 'read').map(call => [nameOf(call), call] as const))(
    'BOX-05 tries valid data for %s',
    (_name, call) => {
      const input = inputFor(call)
      expect(call.data.is(input), JSON.stringify(input)).toBe(true)
    }
  )

  test('BOX-05 the sandbox conforms, and each read is answered', async () => {
    const findings = await check(reply => reply)

    expect(findings.filter(({ problem }) => problem)).toEqual([])
    // Refused: the player has nothing with the ids of the example data.
    const skipped = findings.filter(({ skipped }) => skipped)
    expect(skipped.map(({ call }) => call)).toEqual([
      'envoy.getDepositAmounts',
      'finance.get_bank_account',
      'finance.check_favorite_cash_method'
    ])
    for (const { skipped: reason } of skipped) expect(reason).toMatch(/, as \w+ "\d+" is invented$/)
    const replies = findings.filter(({ check }) => check === 'reply').map(({ call }) => call)
    const reads = calls.filter(({ kind }) => kind === 'read').map(nameOf)
    expect(replies).toEqual(expect.arrayContaining(reads))
    expect(reportOf(findings)).toContain(', 0 not, 3 skipped')
  })

  test.each(WRONG)('BOX-05 names %s', async (_how, call, problem, distort) => {
    const findings = await check(distort, call)

    const problems = findings.filter(finding => finding.problem && finding.call === call)
    expect(problems.map(finding => finding.problem).join('; ')).toContain(problem)
  })

  test.each(WRONG_FILES)('BOX-05 names a file with %s', async (_how, path, problem, change) => {
    const distorted: SendFile = async (asked, query) => {
      const reply = await file(asked, query)
      return asked.path === path ? { ...reply, ...change(JSON.parse(reply.text)) } : reply
    }
    const findings = await checkGateway(createClient(send, distorted, gateway.publicPem), undefined, {
      calls: [],
      files
    })

    const wrong = findings.filter(finding => finding.problem)
    expect(wrong.map(({ call }) => call)).toEqual([`GET ${path}`])
    expect(wrong[0]?.problem).toContain(problem)
  })

  test('BOX-05 GATE-08 a list may come without its pagination', async () => {
    const uncounted = data('casino.games_list', ({ result, data: games }) => ({ result, data: games }))
    const problems = await check(uncounted, 'casino.games_list')
    expect(problems.filter(({ problem }) => problem)).toEqual([])
  })

  test('BOX-05 gets files of the gateway and the site over HTTP, and follows no redirect', async () => {
    const asked: string[] = []
    const server = createServer(({ url = '', headers }, response) => {
      asked.push(`${url} ${String(headers['panel'])}`)
      if (url.startsWith('/v1/licenses') || url === '/endpoint/v1') response.writeHead(302, { location: '/' })
      response.end('[]')
    })
    await new Promise<void>(resolve => server.listen(0, resolve))
    const port = portOf(server)
    const origin = `http://localhost:${port}`
    const client = createClient(sendTo(origin), getFrom({ gateway: origin, site: origin }), gateway.publicPem)

    const findings = await checkGateway(client, undefined, { calls: [], files })

    await new Promise(resolve => server.close(resolve))
    const problems = new Map(findings.map(({ call, problem }) => [call, problem]))
    expect(problems.get('GET /v1/licenses')).toContain('redirect')
    expect(problems.get('casino.no_such_call')).toContain('redirect')
    expect(problems.get('GET /datas/languages.json')).toBe('')
    expect(asked).toContain('/datas/languages.json frontend')
    expect(asked).toContain('/v1/check-maintenance?sitename=site.example&version=1 undefined')
  })
})
