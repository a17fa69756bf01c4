import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { misses, sessions } from '../db/schema/index.ts'
import { methods } from '../http/methods.ts'
import { call, encrypt, signIn, testGateway, type Session, type TestGateway } from '../testing/client.ts'
import { PASSWORD, SECRET } from '../testing/small-world.ts'
import { ADDRESS_LIMIT, missKey, recordMiss } from './limits.ts'
import { hashOf } from './store.ts'
import { codeAt, stepAt } from './totp.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const EXPIRED = 'Oturum süresi doldu'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await gateway.database.delete(misses)
})

function profile(session: Session) {
  return call(gateway, 'user.get_user_profile', {}, { session })
}

describe('login', () => {
  test('SESS-03 gives what the client stores', async () => {
    const reply = await call(gateway, 'user.login', { username: 'DEMO', password: PASSWORD, Lang: 'en' })
    expect(reply.data).toMatchObject({
      uid: 'uid-demo',
      rid: '1',
      gtm: '3',
      language: 'en',
      username: 'demo',
      gasecret: ''
    })
    expect((reply.data as Session).sid.length).toBeGreaterThanOrEqual(43)
  })

  test('says the same for a wrong name and a wrong password, and knows inactive accounts', async () => {
    const wrong = await call(gateway, 'user.login', { username: 'demo', password: 'wrong' })
    const unknown = await call(gateway, 'user.login', { username: 'nobody', password: PASSWORD })
    expect(wrong.text).toBe(unknown.text)
    expect(wrong.message).toBe('Giriş Başarısız')
    const inactive = await call(gateway, 'user.login', { username: 'pasif', password: 'anything' })
    expect(inactive.message).toBe('İnaktif hesap')
  })

  test('keeps only a hash of the session value', async () => {
    const session = await signIn(gateway, 'demo')
    const rows = await gateway.database.select().from(sessions)
    expect(JSON.stringify(rows)).not.toContain(session.sid)
    expect(rows.map(row => row.tokenHash)).toContain(hashOf(session.sid))
  })

  test('lets the slow player wait for each answer', async () => {
    gateway.pauses.length = 0
    const session = await signIn(gateway, 'yavas')
    await profile(session)
    expect(gateway.pauses).toEqual([4_000, 4_000])
  })
})

describe('BOX-03 limits', () => {
  test('make the fourth try wait after three misses, longer each time, and misses alone count', async () => {
    for (let index = 0; index < 5; index += 1) await signIn(gateway, 'demo')
    for (let index = 0; index < 3; index += 1)
      await call(gateway, 'user.login', { username: 'demo', password: 'x' })
    const blocked = await call(gateway, 'user.login', { username: 'demo', password: PASSWORD })
    expect(blocked).toMatchObject({ code: 429, message: 'Çok fazla deneme yapıldı, lütfen biraz bekleyin.' })
    gateway.pass(31_000)
    expect((await call(gateway, 'user.login', { username: 'demo', password: 'x' })).message).toBe(
      'Giriş Başarısız'
    )
    gateway.pass(31_000)
    expect((await call(gateway, 'user.login', { username: 'demo', password: PASSWORD })).code).toBe(429)
    gateway.pass(31_000)
    await signIn(gateway, 'demo')
  })

  test('hold for many tries at once', async () => {
    const tries = Array.from({ length: 12 }, () =>
      call(gateway, 'user.login', { username: 'demo', password: 'x' })
    )
    const replies = await Promise.all(tries)
    expect(replies.filter(reply => reply.message === 'Giriş Başarısız')).toHaveLength(3)
    expect(replies.filter(reply => reply.code === 429)).toHaveLength(9)
  })

  test('do not let a stranger elsewhere lock the player out', async () => {
    const address = '203.0.113.7'
    for (let index = 0; index < 5; index += 1) {
      await call(gateway, 'user.login', { username: 'demo', password: 'x' }, { address })
    }
    await signIn(gateway, 'demo')
  })

  test('count an address over all accounts, but not this machine in the sandbox', async () => {
    const spray = (address: string) =>
      call(gateway, 'user.login', { username: `somebody-${Math.random()}`, password: 'x' }, { address })
    for (const address of ['203.0.113.8', '127.0.0.1']) {
      const key = missKey(ADDRESS_LIMIT, address)
      const miss = { limit: ADDRESS_LIMIT, key, now: gateway.clock() }
      for (let index = 0; index < 29; index += 1) await recordMiss(gateway.database, miss)
      await spray(address)
    }
    expect((await spray('203.0.113.8')).code).toBe(429)
    expect((await spray('127.0.0.1')).message).toBe('Giriş Başarısız')
  })
})

describe('O1 the second factor', () => {
  const PLAYER_CALLS = [...methods.values()]
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
    'is needed for %s before anything else',
    async (name, schema) => {
      const data = Object.fromEntries(
        Object.keys(schema as object)
          .filter(key => key in SAMPLES)
          .map(key => [key, SAMPLES[key]])
      )
      if (name === 'user.favorites' && !('mode' in data)) data['mode'] = 'list'
      if (name === 'user.two_auth_type') Object.assign(data, { mode: 'get', type: undefined })
      const reply = await call(gateway, name, data, { session: pending })
      expect(reply).toMatchObject({ result: false, code: 401, message: 'Önce doğrulama kodunu girin' })
    }
  )

  test('gives a mark in place of the secret, and another session value once the code is right', async () => {
    const login = await call(gateway, 'user.login', { username: 'ikili', password: PASSWORD })
    const pending = login.data as Session & { gasecret: string }
    expect(pending.gasecret.length).toBeGreaterThan(10)
    expect(login.text).not.toContain(SECRET)
    const code = codeAt(SECRET, stepAt(gateway.clock()))
    const checked = await call(gateway, 'user.check_ga', { ga_code: code }, { session: pending })
    const full = checked.data as Session
    expect(full.sid).not.toBe(pending.sid)
    expect((await profile(full)).result).toBe(true)
    expect((await profile(pending)).result).toBe(false)
    const other = await signIn(gateway, 'ikili')
    const replay = await call(gateway, 'user.check_ga', { ga_code: code }, { session: other })
    expect(replay.result).toBe(false)
  })

  test('ends the session with the fifth wrong code', async () => {
    const session = await signIn(gateway, 'ikili')
    for (let index = 0; index < 4; index += 1) {
      const wrong = await call(gateway, 'user.check_ga', { ga_code: '111111', Lang: 'en' }, { session })
      expect(wrong.message).toBe('The code you entered is incorrect')
    }
    const fifth = await call(gateway, 'user.check_ga', { ga_code: '111111' }, { session })
    expect(fifth.message).toBe(EXPIRED)
    const right = await call(gateway, 'user.check_ga', { ga_code: '123456' }, { session })
    expect(right.message).toBe(EXPIRED)
  })

  test('looks at five codes of one session, however many come at once', async () => {
    const session = await signIn(gateway, 'ikili')
    const tries = Array.from({ length: 20 }, (_, index) =>
      call(gateway, 'user.check_ga', { ga_code: String(200_000 + index) }, { session })
    )
    const replies = await Promise.all(tries)
    expect(replies.filter(reply => reply.message !== EXPIRED)).toHaveLength(4)
  })

  test('looks at twenty codes of one account in a day', async () => {
    for (let round = 0; round < 5; round += 1) {
      const session = await signIn(gateway, 'ikili')
      for (let index = 0; index < 4; index += 1) {
        await call(gateway, 'user.check_ga', { ga_code: '111111' }, { session })
      }
    }
    const session = await signIn(gateway, 'ikili')
    expect((await call(gateway, 'user.check_ga', { ga_code: '123456' }, { session })).code).toBe(429)
    gateway.pass(25 * HOUR)
    const later = await signIn(gateway, 'ikili')
    expect((await call(gateway, 'user.check_ga', { ga_code: '123456' }, { session: later })).result).toBe(
      true
    )
  })

  test('knows the codes that stand for an outcome in the sandbox alone', async () => {
    const session = await signIn(gateway, 'ikili')
    expect((await call(gateway, 'user.check_ga', { ga_code: '000000' }, { session })).result).toBe(false)
    expect((await call(gateway, 'user.check_ga', { ga_code: '999999' }, { session })).message).toBe(EXPIRED)
    const strict = await testGateway({ sandbox: false })
    const pending = await signIn(strict, 'ikili')
    expect((await call(strict, 'user.check_ga', { ga_code: '123456' }, { session: pending })).result).toBe(
      false
    )
    expect((await strict.site.inject({ url: '/sandbox/faults' })).statusCode).toBe(404)
    await strict.close()
  })
})

describe('sessions', () => {
  test('get new values with a refresh; the former one is good for 60 s and leads to the same new ones', async () => {
    const old = await signIn(gateway, 'demo')
    const first = (await call(gateway, 'user.initAuth', {}, { session: old })).data as Session
    const again = (await call(gateway, 'user.initAuth', {}, { session: old })).data as Session
    expect(first.sid).not.toBe(old.sid)
    expect(again.sid).toBe(first.sid)
    gateway.pass(59_000)
    expect((await profile(old)).result).toBe(true)
    gateway.pass(2_000)
    expect((await profile(old)).message).toBe(EXPIRED)
    expect((await profile(first)).result).toBe(true)
  })

  test('end where a former value is used for a refresh after its time', async () => {
    const old = await signIn(gateway, 'demo')
    const next = (await call(gateway, 'user.initAuth', {}, { session: old })).data as Session
    gateway.pass(61_000)
    expect((await call(gateway, 'user.initAuth', {}, { session: old })).message).toBe(EXPIRED)
    expect((await profile(next)).message).toBe(EXPIRED)
  })

  test('refresh many times at once to one value', async () => {
    const old = await signIn(gateway, 'demo')
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => call(gateway, 'user.initAuth', {}, { session: old }))
    )
    expect(new Set(replies.map(reply => (reply.data as Session).sid)).size).toBe(1)
  })

  test('end at logout at once, under every value, and logout always succeeds', async () => {
    const old = await signIn(gateway, 'demo')
    const next = (await call(gateway, 'user.initAuth', {}, { session: old })).data as Session
    expect((await call(gateway, 'user.logout', {}, { session: next })).result).toBe(true)
    for (const session of [old, next]) {
      expect((await profile(session)).message).toBe(EXPIRED)
      expect((await call(gateway, 'user.initAuth', {}, { session })).message).toBe(EXPIRED)
      expect((await call(gateway, 'user.logout', {}, { session })).result).toBe(true)
    }
    expect((await call(gateway, 'user.logout', {}, { user: { uid: 'x', sid: 'y' } })).result).toBe(true)
  })

  test('end after an idle hour, and twelve hours after login however much they are used', async () => {
    const idle = await signIn(gateway, 'demo')
    gateway.pass(HOUR + 1_000)
    expect((await call(gateway, 'user.initAuth', {}, { session: idle })).message).toBe(EXPIRED)
    const used = await signIn(gateway, 'demo')
    for (let spent = 0; spent < 12; spent += 0.5) {
      expect((await call(gateway, 'system.ping', {}, { session: used })).result).toBe(true)
      gateway.pass(HOUR / 2)
    }
    gateway.pass(1_000)
    expect((await call(gateway, 'system.ping', {}, { session: used })).message).toBe(EXPIRED)
  })

  test('of the player with the short session end after a minute', async () => {
    const session = await signIn(gateway, 'kisa')
    gateway.pass(61_000)
    expect((await profile(session)).message).toBe(EXPIRED)
    expect((await call(gateway, 'user.initAuth', {}, { session })).message).toBe(EXPIRED)
  })

  test('that are stale answer initAuth alone, which renews them', async () => {
    const session = await signIn(gateway, 'demo')
    await gateway.site.inject({ method: 'PUT', url: '/sandbox/faults', payload: { expireSessions: 'stale' } })
    expect((await profile(session)).message).toBe(EXPIRED)
    const next = (await call(gateway, 'user.initAuth', {}, { session })).data as Session
    expect((await profile(next)).result).toBe(true)
  })

  test('cannot be made from what was not encrypted for us, with one text for all of it', async () => {
    const session = await signIn(gateway, 'demo')
    const uid = encrypt(gateway.publicPem, session.uid)
    const sid = encrypt(gateway.publicPem, session.sid)
    const flipped = `${sid[0] === 'A' ? 'B' : 'A'}${sid.slice(1)}`
    const users = [
      undefined,
      { uid: session.uid, sid: session.sid },
      { uid, sid: flipped },
      { uid, sid: '' },
      { uid: encrypt(gateway.publicPem, 'uid-yeni'), sid },
      { uid, sid: encrypt(gateway.publicPem, 'invented') },
      { uid, sid: 'x'.repeat(512) }
    ]
    const replies = await Promise.all(users.map(user => call(gateway, 'user.get_user_profile', {}, { user })))
    expect(new Set(replies.map(reply => reply.text)).size).toBe(1)
    expect(replies[0]).toMatchObject({ message: EXPIRED, code: 403, debug: 'anonymous user', status: 200 })
  })

  test('of the player without rights refuse finance and nothing else', async () => {
    const session = await signIn(gateway, 'yetkisiz')
    const balance = await call(gateway, 'finance.check_balance', {}, { session })
    expect(balance.message).toBe('Bu işlem için yetkiniz yok')
    expect((await profile(session)).result).toBe(true)
  })
})
