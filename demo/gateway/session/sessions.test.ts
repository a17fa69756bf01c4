import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { players, sessions } from '../db/schema/index.ts'
import { SESSION_EXPIRED } from '../refusal.ts'
import { encrypt, profileOf, refresh, sessionOf, signIn, textOf } from '../testing/client.ts'
import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { addNewPlayer, PASSWORD } from '../testing/test-content.ts'
import { replaceSid } from './rotation.ts'
import { sessionIdOf } from './tokens.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const gateway = await gatewayForFile()

describe('sessions', () => {
  test('get a new value by a refresh; the former one is valid for 60 s and refreshes to the same value', async () => {
    const old = await signIn(gateway, 'demo')
    const first = await refresh(gateway, old)
    const again = await refresh(gateway, old)
    expect(first.sid).not.toBe(old.sid)
    expect(again.sid).toBe(first.sid)
    gateway.advance(59_000)
    expect((await profileOf(gateway, old)).result).toBe(true)
    gateway.advance(2_000)
    expect((await profileOf(gateway, old)).message).toBe(SESSION_EXPIRED)
    expect((await profileOf(gateway, first)).result).toBe(true)
  })

  test('end when a former value is refreshed after its grace period', async () => {
    const old = await signIn(gateway, 'demo')
    const next = await refresh(gateway, old)
    gateway.advance(61_000)
    expect((await gateway.call('user.initAuth', {}, { session: old })).message).toBe(SESSION_EXPIRED)
    expect((await profileOf(gateway, next)).message).toBe(SESSION_EXPIRED)
  })

  test('end when a value that was replaced several times is used: a thief who refreshes twice is found out too', async () => {
    const owner = await signIn(gateway, 'demo')
    const thief = await refresh(gateway, await refresh(gateway, owner))
    expect((await profileOf(gateway, owner)).debug).not.toBe('anonymous user')
    expect((await gateway.call('user.initAuth', {}, { session: owner })).message).toBe(SESSION_EXPIRED)
    expect((await profileOf(gateway, thief)).message).toBe(SESSION_EXPIRED)
  })

  test('end at the logout of a value that was replaced several times', async () => {
    const owner = await signIn(gateway, 'demo')
    let thief = owner
    for (let times = 0; times < 3; times += 1) thief = await refresh(gateway, thief)
    await gateway.call('user.logout', {}, { session: owner })
    expect((await profileOf(gateway, thief)).message).toBe(SESSION_EXPIRED)
  })

  test('have the new value alone after a change of password: no former one is valid for a while', async () => {
    const old = await signIn(gateway, await addNewPlayer(gateway.database))
    const { uid, sid } = await refresh(gateway, old)
    const passwords = { old_password: PASSWORD, new_password: 'Kumsal7', confirm_password: 'Kumsal7' }
    const reply = await gateway.call('user.pass_change', passwords, { session: { uid, sid } })
    const next = { uid, sid: textOf(reply, 'sid') }
    expect((await profileOf(gateway, old)).message).toBe(SESSION_EXPIRED)
    expect((await profileOf(gateway, next)).result).toBe(true)
  })

  test('are not replaced for a second factor that is no longer asked for', async () => {
    const session = await signIn(gateway, 'demo')
    const sessionId = sessionIdOf(session.sid) ?? ''
    const now = gateway.clock()
    expect(await replaceSid(gateway.database, { sessionId, wasPending: true, now })).toBeUndefined()
    expect((await profileOf(gateway, session)).result).toBe(true)
  })

  test('refresh concurrently to one value', async () => {
    const old = await signIn(gateway, 'demo')
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => gateway.call('user.initAuth', {}, { session: old }))
    )
    expect(new Set(replies.map(reply => sessionOf(reply).sid)).size).toBe(1)
  })

  test('that arrive together are each answered for their own player, and a value of none is refused', async () => {
    const names = [await addNewPlayer(gateway.database), await addNewPlayer(gateway.database), 'demo']
    const sessions = await Promise.all(names.map(name => signIn(gateway, name)))
    const [former] = sessions
    await gateway.call('user.initAuth', {}, { session: former! })
    const unknown = { ...former!, sid: sessions[1]!.uid }
    const replies = await Promise.all([...sessions, unknown].map(session => profileOf(gateway, session)))
    const answered = replies.map(reply => reply.result && textOf(reply, 'username'))
    expect(answered).toEqual([...names, false])
  })

  test('end at logout for every value, and logout always succeeds', async () => {
    const old = await signIn(gateway, 'demo')
    const next = await refresh(gateway, old)
    expect((await gateway.call('user.logout', {}, { session: next })).result).toBe(true)
    for (const session of [old, next]) {
      expect((await profileOf(gateway, session)).message).toBe(SESSION_EXPIRED)
      expect((await gateway.call('user.initAuth', {}, { session })).message).toBe(SESSION_EXPIRED)
      expect((await gateway.call('user.logout', {}, { session })).result).toBe(true)
    }
    expect((await gateway.call('user.logout', {}, { user: { uid: 'x', sid: 'y' } })).result).toBe(true)
  })

  test('end after an idle hour, and twelve hours after login in any case', async () => {
    const idle = await signIn(gateway, 'demo')
    gateway.advance(HOUR + 1_000)
    expect((await gateway.call('user.initAuth', {}, { session: idle })).message).toBe(SESSION_EXPIRED)
    const used = await signIn(gateway, 'demo')
    for (let spent = 0; spent < 12; spent += 0.5) {
      expect((await gateway.call('system.ping', {}, { session: used })).result).toBe(true)
      gateway.advance(HOUR / 2)
    }
    gateway.advance(1_000)
    expect((await gateway.call('system.ping', {}, { session: used })).message).toBe(SESSION_EXPIRED)
  })

  test('note their use at most every ten seconds: a read is not a write', async () => {
    const session = await signIn(gateway, await addNewPlayer(gateway.database))
    const usedAt = async () => {
      await profileOf(gateway, session)
      const [row] = await gateway.database
        .select()
        .from(sessions)
        .where(eq(sessions.id, sessionIdOf(session.sid) ?? ''))
      return row?.usedAt.getTime()
    }
    const start = gateway.clock()
    gateway.advance(9_000)
    expect(await usedAt()).toBe(start)
    gateway.advance(1_000)
    expect(await usedAt()).toBe(start + 10_000)
  })

  test('SESS-06 that are over stay over when a refused login carries them', async () => {
    const session = await signIn(gateway, 'demo')
    gateway.advance(HOUR + MINUTE)
    await gateway.call('user.login', { username: 'demo', password: 'wrong' }, { session })
    expect((await profileOf(gateway, session)).message).toBe(SESSION_EXPIRED)
  })

  test('of one player are at most twenty: a further login ends the oldest', async () => {
    const oldest = await signIn(gateway, 'yeni')
    gateway.advance(1)
    const second = await signIn(gateway, 'yeni')
    for (let index = 0; index < 19; index += 1) {
      gateway.advance(1)
      await signIn(gateway, 'yeni')
    }
    expect((await profileOf(gateway, oldest)).message).toBe(SESSION_EXPIRED)
    expect((await profileOf(gateway, second)).result).toBe(true)
  })

  test('SESS-05 have a former value for a minute, however often it is refreshed', async () => {
    const former = await signIn(gateway, await addNewPlayer(gateway.database))
    await refresh(gateway, former)
    gateway.advance(50_000)
    const next = await refresh(gateway, former)
    gateway.advance(20_000)
    expect((await profileOf(gateway, former)).result).toBe(false)
    expect((await profileOf(gateway, next)).result).toBe(true)
  })

  test('of a player who has become inactive are over', async () => {
    const username = await addNewPlayer(gateway.database)
    const session = await signIn(gateway, username)
    const isPlayer = eq(players.username, username)
    await gateway.database.update(players).set({ behaviour: 'inactive' }).where(isPlayer)
    expect((await profileOf(gateway, session)).message).toBe(SESSION_EXPIRED)
  })

  test('of players with behaviour short end after a minute', async () => {
    const session = await signIn(gateway, 'kisa')
    gateway.advance(61_000)
    expect((await profileOf(gateway, session)).message).toBe(SESSION_EXPIRED)
    expect((await gateway.call('user.initAuth', {}, { session })).message).toBe(SESSION_EXPIRED)
  })

  test('that are stale accept only initAuth, which renews them', async () => {
    const session = await signIn(gateway, 'demo')
    await gateway.site.inject({ method: 'PUT', url: '/sandbox/faults', payload: { expireSessions: 'stale' } })
    expect((await profileOf(gateway, session)).message).toBe(SESSION_EXPIRED)
    const next = await refresh(gateway, session)
    expect((await profileOf(gateway, next)).result).toBe(true)
  })

  test('are refused with one reply for any value that is not encrypted with our key', async () => {
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
    const replies = await Promise.all(users.map(user => gateway.call('user.get_user_profile', {}, { user })))
    expect(new Set(replies.map(reply => reply.text)).size).toBe(1)
    expect(replies[0]).toMatchObject({
      message: SESSION_EXPIRED,
      code: 403,
      debug: 'anonymous user',
      status: 200
    })
  })

  test('of players without finance rights refuse finance calls only', async () => {
    const session = await signIn(gateway, 'yetkisiz')
    const balance = await gateway.call('finance.check_balance', {}, { session })
    expect(balance.message).toBe('Bu işlem için yetkiniz yok')
    expect((await profileOf(gateway, session)).result).toBe(true)
  })
})
