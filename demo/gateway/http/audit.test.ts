import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { emailChanges, players } from '../db/schema/index.ts'
import { callTable } from '../handlers/call-table.ts'
import { hashOf, newToken } from '../session/tokens.ts'
import { codeAt, stepAt } from '../session/totp.ts'
import { type Session, sessionOf, signIn, stepUp } from '../testing/client.ts'
import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { catchLog } from '../testing/log-entries.ts'
import { addNewPlayer, PASSWORD, SECRET } from '../testing/test-content.ts'
import { AUDITED } from './audit.ts'

// The audit log does not depend on it.
const gateway = await gatewayForFile({ logLevel: 'error' })

let log = catchLog()
beforeEach(() => void (log = catchLog()))
afterEach(() => void vi.restoreAllMocks())

const COMMON = new Set(['level', 'time', 'pid', 'hostname', 'reqId', 'msg'])

/** The entries of a test, without what every entry has. */
function audits(): Record<string, unknown>[] {
  return log
    .entries()
    .map(entry => Object.fromEntries(Object.entries(entry).filter(([key]) => !COMMON.has(key))))
}

async function idOf(username: string): Promise<string | undefined> {
  const [player] = await gateway.database.select().from(players).where(eq(players.username, username))
  return player?.id
}

function call(name: string, data: Record<string, unknown> = {}, session?: Session) {
  return gateway.call(name, data, session && { session })
}

describe('the audit log contains', () => {
  test('a login, right and wrong, and what follows until the logout', async () => {
    const username = await addNewPlayer(gateway.database, { secret: SECRET })
    await call('user.login', { username, password: 'Yanlis123!', mode: 'get' })
    await call('user.login', { username: 'kimse-yok', password: PASSWORD })
    const pending = await signIn(gateway, username)
    await call('user.check_ga', { ga_code: '111111' }, pending)
    const code = codeAt(SECRET, stepAt(gateway.clock()))
    const session = sessionOf(await call('user.check_ga', { ga_code: code }, pending))
    await call('user.step_up', { ga_code: '000000' }, session)
    await stepUp(gateway, session, { ga_code: '123456' })
    // The same method reads and changes.
    await call('user.two_auth_type', { mode: 'get' }, session)
    await call('user.two_auth_type', { mode: 'set', type: 'ga' }, session)
    await call('user.logout', {}, session)

    const own = { event: 'call', network: '127.0.0.1', player: await idOf(username), factor: 'ga' }
    expect(audits()).toEqual([
      { ...own, call: 'user.login', code: 400 },
      { event: 'call', network: '127.0.0.1', call: 'user.login', code: 400 },
      { ...own, call: 'user.login', code: 200 },
      { ...own, call: 'user.check_ga', code: 400 },
      { ...own, call: 'user.check_ga', code: 200 },
      { ...own, call: 'user.step_up', code: 400 },
      { ...own, call: 'user.step_up', code: 200 },
      { ...own, call: 'user.two_auth_type', code: 200 },
      { ...own, call: 'user.logout', code: 200 }
    ])
  })

  test.each([
    ['401', 'demo', 'user.get_user_profile', 401, (session: Session) => call('user.logout', {}, session)],
    ['428', 'demo', 'user.user_generate_ga', 428, undefined],
    ['the 404 of what may be of another player', 'demo', 'finance.add_favorite_cash_method', 404, undefined],
    ['a missing right', 'yetkisiz', 'finance.check_balance', 400, undefined]
  ])('access refused with %s', async (_name, username, name, code, prepare) => {
    const session = await signIn(gateway, username)
    await prepare?.(session)

    await call(name, { id: '999', Type: 1 }, session)

    const player = await idOf(username)
    expect(audits().at(-1)).toMatchObject({ event: 'access', call: name, code, player })
  })

  test('access refused to strangers, and guesses that are stopped', async () => {
    await call('user.get_user_profile', {}, { uid: 'x', sid: 'x' })
    const [username, password] = ['demo', 'Yanlis123!']
    const guess = () => gateway.call('user.login', { username, password }, { address: '2001:db8::1' })
    for (let count = 0; count < 4; count += 1) await guess()

    expect(audits()[0]).toMatchObject({ event: 'access', call: 'user.get_user_profile', code: 403 })
    expect(audits().at(-1)).toMatchObject({ call: 'user.login', code: 429, network: '2001:db8:0:0::/64' })
  })

  test.each([
    ['of an unlisted page', 'https://other.example', 'application/json', '{}', 'origin', 403],
    ['of a partner’s page', 'http://localhost:4002', 'application/json', login(), 'origin', 403],
    ['of another type', undefined, 'text/plain', '{}', 'request', 415],
    ['that no page sends', undefined, 'application/json', '{}', 'request', 400],
    ['that could change a prototype', undefined, 'application/json', '{"__proto__":{}}', 'request', 400]
  ])('requests %s', async (_name, origin, type, payload, event, code) => {
    const headers = { panel: 'frontend', 'content-type': type, ...(origin && { origin }) }
    await gateway.site.inject({ method: 'POST', url: '/endpoint/v1', headers, payload })

    expect(audits()).toEqual([{ event, code, network: '127.0.0.1' }])
  })

  test('invalid links and tokens: of a new e-mail, a game and a payment', async () => {
    const token = 'x'.repeat(43)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await gateway.site.inject({ method: 'POST', url: '/account_email', headers, payload: `token=${token}` })
    await gateway.games.inject({ url: `/api/state?token=${token}` })
    await gateway.games.inject({ method: 'POST', url: '/api/payment', payload: { token, choice: 'approve' } })

    expect(audits().map(entry => [entry['event'], entry['code']])).toEqual([
      ['email-link', 400],
      ['game', 401],
      ['payment', 404]
    ])
    expect(log.text()).not.toContain(token)
  })

  test('games and payments that a page of another origin asks for', async () => {
    await gateway.games.inject({ url: '/api/state', headers: { origin: 'https://evil.example' } })
    expect(audits()).toEqual([{ event: 'origin', code: 403, network: '127.0.0.1' }])
  })

  test('the player whose new e-mail a link confirms, or another player has got meanwhile', async () => {
    const username = await addNewPlayer(gateway.database)
    const playerId = (await idOf(username)) ?? ''
    const confirm = async (email: string) => {
      const [token, expiresAt] = [newToken(), new Date(gateway.clock() + 60_000)]
      await gateway.database
        .insert(emailChanges)
        .values({ playerId, email, tokenHash: hashOf(token), expiresAt })
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      await gateway.site.inject({ method: 'POST', url: '/account_email', headers, payload: `token=${token}` })
    }
    await confirm('demo@example.com')
    await gateway.database.delete(emailChanges)
    await confirm(`${username}@posta.example`)

    const own = { event: 'email-link', network: '127.0.0.1', player: playerId }
    expect(audits()).toEqual([
      { ...own, code: 409 },
      { ...own, code: 200 }
    ])
  })

  test('one entry a minute of an address with too many requests', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] })
    const ask = (remoteAddress: string) => gateway.site.inject({ url: '/nothing.css', remoteAddress })
    for (let count = 0; count < 3_010; count += 1) await ask('192.0.2.1')
    vi.useRealTimers()

    expect(audits()).toEqual([{ event: 'limit', code: 429, network: '192.0.2.1' }])
  })
})

test('every change of an account and every transfer is audited, but for these', () => {
  const changes = [...callTable.values()]
    .flat()
    .filter(({ call }) => call.kind === 'money' || (call.kind === 'change' && call.class === 'user'))
  expect(changes.map(({ name }) => name).filter(name => !AUDITED.has(name))).toEqual([
    'bonus.claim',
    'user.favorites',
    'user.sms_send',
    'user.user_generate_ga',
    'user.initAuth'
  ])
})

test('the audit log names calls of the contract only', async () => {
  await call('user.nothing')
  await call('user.logout\n{"event":"call"}')

  expect(audits()).toEqual([])
})

test('the audit log contains nothing that a player typed, and no session value', async () => {
  const username = await addNewPlayer(gateway.database)
  const typed = {
    password: PASSWORD,
    wrong: 'Yanlis123!',
    next: 'Yepyeni456!',
    code: '654321',
    token: 'gizli-token'
  }
  const session = await signIn(gateway, username)
  await call('user.login', { username, password: typed.wrong })
  await call('user.step_up', { password: typed.wrong, ga_code: typed.code }, session)
  await call('user.pass_reset', {
    token: typed.token,
    new_password: typed.next,
    confirm_password: typed.next
  })
  await call('user.change_email', { email: 'yeni@example.com', password: typed.wrong }, session)
  const changed = await call(
    'user.pass_change',
    { old_password: PASSWORD, new_password: typed.next, confirm_password: typed.next },
    session
  )
  const { sid } = sessionOf(changed)

  expect(audits().map(entry => entry['call'])).toContain('user.pass_change')
  for (const secret of [...Object.values(typed), username, 'yeni@', session.sid, session.uid, sid])
    expect(log.text()).not.toContain(secret)
})

function login(): string {
  return JSON.stringify({
    api: { class: 'user', method: 'login' },
    data: { username: 'demo', password: 'x' }
  })
}
