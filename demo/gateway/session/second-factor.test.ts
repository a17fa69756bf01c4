import { beforeAll, describe, expect, test } from 'vitest'

import { callTable } from '../handlers/call-table.ts'
import { SESSION_EXPIRED } from '../refusal.ts'
import { profileOf, type Session, sessionOf, signIn, testGateway, textOf } from '../testing/client.ts'
import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { PASSWORD, SECRET } from '../testing/test-content.ts'
import { codeAt, stepAt } from './totp.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const gateway = await gatewayForFile()

describe('the second factor', () => {
  const PLAYER_CALLS = [...callTable.values()]
    .flat()
    .filter(({ call }) => call.access === 'player' || call.access === 'optional')
    .filter(({ name }) => !['user.logout', 'user.check_ga', 'system.ping'].includes(name))
  const SAMPLES: Record<string, unknown> = {
    mode: 'list',
    type: 'casino',
    id: '1001',
    gameID: '1001',
    tableID: '1',
    providerID: '11',
    isMobile: true,
    limit: 10,
    offset: 0,
    OrderDir: 'ASC',
    OrderPar: 'date',
    Type: 1,
    methodID: 1,
    amount: '10',
    request_id: '00000000-0000-4000-8000-000000000001',
    bankID: '1',
    bankAccountID: '1',
    bonusID: '1',
    bankcode: 'x',
    typeID: 1,
    showPrepaid: 1,
    account_holder: 'x',
    iban: 'x',
    old_password: 'x',
    new_password: 'x',
    confirm_password: 'x',
    code: '1',
    ga_code: '1',
    gacode: '1',
    username: 'x',
    password: 'x',
    email: 'x'
  }

  let pending: Session

  beforeAll(async () => {
    pending = await signIn(gateway, 'ikili')
  })

  test.each(PLAYER_CALLS.map(({ name, call }) => [name, call.data.schema]))(
    'is required for %s',
    async (name, schema) => {
      const data = Object.fromEntries(
        Object.keys(schema as object)
          .filter(key => key in SAMPLES)
          .map(key => [key, SAMPLES[key]])
      )
      if (name === 'user.favorites' && !('mode' in data)) data['mode'] = 'list'
      if (name === 'user.two_auth_type') Object.assign(data, { mode: 'get', type: undefined })
      const reply = await gateway.call(name, data, { session: pending })
      expect(reply).toMatchObject({ result: false, code: 401, message: 'Önce doğrulama kodunu girin' })
    }
  )

  test('returns a random mark instead of the secret, and a new session value after the code', async () => {
    const login = await gateway.call('user.login', { username: 'ikili', password: PASSWORD })
    const pending = sessionOf(login)
    expect(textOf(login, 'gasecret').length).toBeGreaterThan(10)
    expect(login.text).not.toContain(SECRET)
    const code = codeAt(SECRET, stepAt(gateway.clock()))
    const checked = await gateway.call('user.check_ga', { ga_code: code }, { session: pending })
    const full = sessionOf(checked)
    expect(full.sid).not.toBe(pending.sid)
    expect((await profileOf(gateway, full)).result).toBe(true)
    expect((await profileOf(gateway, pending)).result).toBe(false)
    const other = await signIn(gateway, 'ikili')
    const replay = await gateway.call('user.check_ga', { ga_code: code }, { session: other })
    expect(replay.result).toBe(false)
  })

  test('W7 logins that wait for their code end no session of the player', async () => {
    const session = await signIn(gateway, 'ikili')
    const full = sessionOf(await gateway.call('user.check_ga', { ga_code: '123456' }, { session }))
    for (let login = 0; login < 20; login += 1) {
      gateway.advance(1)
      await signIn(gateway, 'ikili')
    }
    expect((await profileOf(gateway, full)).result).toBe(true)
  })

  test('LOGIN-03 only a login whose code was right counts as the last one', async () => {
    const logIn = () => gateway.call('user.login', { username: 'ikili', password: PASSWORD })
    await gateway.call('user.check_ga', { ga_code: '123456' }, { session: sessionOf(await logIn()) })
    gateway.advance(HOUR)
    const failed = await logIn()
    await gateway.call('user.check_ga', { ga_code: '111111' }, { session: sessionOf(failed) })
    gateway.advance(HOUR)

    expect(textOf(await logIn(), 'lastlogin')).toBe(textOf(failed, 'lastlogin'))
  })

  test('ends the session with the fifth wrong code', async () => {
    const session = await signIn(gateway, 'ikili')
    for (let index = 0; index < 4; index += 1) {
      const wrong = await gateway.call('user.check_ga', { ga_code: '111111', Lang: 'en' }, { session })
      expect(wrong.message).toBe('The code you entered is incorrect')
    }
    const fifth = await gateway.call('user.check_ga', { ga_code: '111111' }, { session })
    expect(fifth.message).toBe(SESSION_EXPIRED)
    const right = await gateway.call('user.check_ga', { ga_code: '123456' }, { session })
    expect(right.message).toBe(SESSION_EXPIRED)
    expect((await gateway.call('user.sms_send', {}, { session })).message).toBe(SESSION_EXPIRED)
  })

  test('is asked for a quarter of an hour', async () => {
    const session = await signIn(gateway, 'ikili')
    gateway.advance(15 * MINUTE + 1)
    const late = await gateway.call('user.check_ga', { ga_code: '123456' }, { session })
    expect(late.message).toBe(SESSION_EXPIRED)
  })

  test('checks at most five codes of a session, also concurrently', async () => {
    const session = await signIn(gateway, 'ikili')
    const tries = Array.from({ length: 20 }, (_, index) =>
      gateway.call('user.check_ga', { ga_code: String(200_000 + index) }, { session })
    )
    const replies = await Promise.all(tries)
    expect(replies.filter(reply => reply.message !== SESSION_EXPIRED)).toHaveLength(4)
  })

  test('checks at most twenty codes of an account a day', async () => {
    for (let round = 0; round < 5; round += 1) {
      const session = await signIn(gateway, 'ikili')
      for (let index = 0; index < 4; index += 1) {
        await gateway.call('user.check_ga', { ga_code: '111111' }, { session })
      }
    }
    const session = await signIn(gateway, 'ikili')
    expect((await gateway.call('user.check_ga', { ga_code: '123456' }, { session })).code).toBe(429)
    gateway.advance(25 * HOUR)
    const later = await signIn(gateway, 'ikili')
    expect((await gateway.call('user.check_ga', { ga_code: '123456' }, { session: later })).result).toBe(true)
  })

  test('W7 checks at most twenty codes of an account over concurrent logins', async () => {
    const logins = [await signIn(gateway, 'ikili')]
    while (logins.length < 8) logins.push(await signIn(gateway, 'ikili'))
    const replies = await Promise.all(
      logins.flatMap((session, login) =>
        Array.from({ length: 5 }, (_, index) =>
          gateway.call('user.check_ga', { ga_code: String(300_000 + login * 10 + index) }, { session })
        )
      )
    )
    expect(replies.filter(reply => reply.result)).toEqual([])
    expect(replies.filter(reply => reply.code !== 429)).toHaveLength(20)
  })

  test('accepts forced codes in the sandbox only', async () => {
    const session = await signIn(gateway, 'ikili')
    expect((await gateway.call('user.check_ga', { ga_code: '000000' }, { session })).result).toBe(false)
    expect((await gateway.call('user.check_ga', { ga_code: '999999' }, { session })).message).toBe(
      SESSION_EXPIRED
    )
    const strict = await testGateway({ sandbox: false })
    const pending = await signIn(strict, 'ikili')
    expect((await strict.call('user.check_ga', { ga_code: '123456' }, { session: pending })).result).toBe(
      false
    )
    expect((await strict.site.inject({ url: '/sandbox/faults' })).statusCode).toBe(404)
    await strict.close()
  })
})
