import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { emailChanges, players } from '../db/schema/index.ts'
import { SESSION_EXPIRED } from '../refusal.ts'
import { refresh, type Session, sessionOf, signIn, stepUp, testGateway, textOf } from '../testing/client.ts'
import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { interruptedPasswords } from '../testing/interrupted-passwords.ts'
import { sentTo } from '../testing/outbox.ts'
import { addNewPlayer, PASSWORD, SECRET } from '../testing/test-content.ts'

const gateway = await gatewayForFile()

function change(session: Session, data: Record<string, unknown> = {}) {
  return gateway.call(
    'user.pass_change',
    { old_password: PASSWORD, new_password: 'Kumsal7', confirm_password: 'Kumsal7', Lang: 'en', ...data },
    { session }
  )
}

async function isValid(session: Session): Promise<boolean> {
  return (await gateway.call('system.ping', {}, { session })).result
}

describe('PROF-01 a new password', () => {
  test('replaces the session value and ends all other sessions, refreshed ones included', async () => {
    const username = await addNewPlayer(gateway.database)
    const [other, mine] = [await signIn(gateway, username), await signIn(gateway, username)]
    const refreshed = await refresh(gateway, other)
    const reply = await change(mine)
    const next = sessionOf(reply)
    expect(reply.data).toMatchObject({ uid: mine.uid, username, gasecret: '', language: 'en' })
    expect(next.sid).not.toBe(mine.sid)
    expect(await isValid(next)).toBe(true)
    for (const session of [mine, other, refreshed]) {
      expect(await isValid(session)).toBe(false)
      expect((await gateway.call('user.initAuth', {}, { session })).result).toBe(false)
    }
    await signIn(gateway, username, 'Kumsal7')
    await expect(signIn(gateway, username)).rejects.toThrow('Giriş Başarısız')
    const emails = await sentTo(gateway.database, `${username}@example.com`)
    expect(emails[0]?.subject).toBe('Your password has changed')
  })

  test('does not end sessions of other players', async () => {
    const stranger = await signIn(gateway, 'demo')
    await change(await signIn(gateway, await addNewPlayer(gateway.database)))
    expect(await isValid(stranger)).toBe(true)
  })

  test('returns whether a second factor is on', async () => {
    const username = await addNewPlayer(gateway.database, { secret: SECRET })
    const pending = await signIn(gateway, username)
    const checked = await gateway.call('user.check_ga', { ga_code: '123456' }, { session: pending })
    const reply = await change(sessionOf(checked))
    expect(textOf(reply, 'gasecret').length).toBeGreaterThan(10)
    expect(await isValid(sessionOf(reply))).toBe(true)
  })

  test('is refused with a wrong old password, an invalid new one or a wrong confirmation', async () => {
    const username = await addNewPlayer(gateway.database)
    const session = await signIn(gateway, username)
    const refusals = [
      [{ old_password: 'x' }, 'old_password', 'Your password is incorrect'],
      [{ new_password: 'Kum7', confirm_password: 'Kum7' }, 'new_password', 'at least 6 characters'],
      [{ new_password: 'Password1', confirm_password: 'Password1' }, 'new_password', 'too easy to guess'],
      [{ confirm_password: 'Kumsal8' }, 'confirm_password', "Passwords don't match"]
    ] as const
    for (const [data, field, message] of refusals) {
      const reply = await change(session, data)
      expect(reply).toMatchObject({ result: false, debug: field })
      expect(reply.message).toContain(message)
    }
    expect(await isValid(session)).toBe(true)
    await signIn(gateway, username)
  })

  test('is set once by two concurrent changes, and one session remains', async () => {
    const username = await addNewPlayer(gateway.database)
    const session = await signIn(gateway, username)
    const replies = await Promise.all([
      change(session),
      change(session, { new_password: 'Kumsal8', confirm_password: 'Kumsal8' })
    ])
    const remaining = await Promise.all(
      replies
        .filter(reply => reply.result)
        .map(sessionOf)
        .map(isValid)
    )
    expect(remaining).toEqual([true])
  })

  test('PROF-03 is refused for a session that has ended', async () => {
    const session = await signIn(gateway, await addNewPlayer(gateway.database))
    await gateway.call('user.logout', {}, { session })
    expect((await change(session)).message).toBe(SESSION_EXPIRED)
  })

  test('W7 limits wrong old passwords', async () => {
    const username = await addNewPlayer(gateway.database)
    const session = await signIn(gateway, username)
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) => change(session, { old_password: `guess-${index}` }))
    )
    expect(replies.filter(reply => reply.code === 400)).toHaveLength(5)
    expect((await change(session)).code).toBe(429)
    gateway.advance(31_000)
    expect((await change(session)).result).toBe(true)
  })
})

describe('PROF-01 a new name and a new e-mail', () => {
  const calls = [
    ['user.change_username', 'username', 'yepyeni', 'DEMO'],
    ['user.change_email', 'email', 'yepyeni@posta.example', 'Demo@example.com']
  ] as const

  test('a new user name is used at once, and the player gets an e-mail', async () => {
    const username = await addNewPlayer(gateway.database)
    const session = await signIn(gateway, username)
    const data = { username: `${username}-2`, password: PASSWORD, Lang: 'en' }
    expect((await gateway.call('user.change_username', data, { session })).result).toBe(true)
    const profile = await gateway.call('user.get_user_profile', {}, { session })
    expect(profile.data).toMatchObject({ username: data.username })
    const [email] = await sentTo(gateway.database, `${username}@example.com`)
    expect(email?.subject).toBe('Your user name has changed')
  })

  test.each(calls)(
    '%s is refused for a wrong password, an invalid or a taken value',
    async (name, field, value, taken) => {
      const session = await stepUp(gateway, await signIn(gateway, await addNewPlayer(gateway.database)))
      const send = (data: Record<string, unknown>) =>
        gateway.call(name, { [field]: value, password: PASSWORD, Lang: 'en', ...data }, { session })
      expect(await send({ password: 'x' })).toMatchObject({
        message: 'Your password is incorrect',
        debug: 'password'
      })
      expect(await send({ [field]: 'ş' })).toMatchObject({ result: false, debug: field })
      const refused = await send({ [field]: taken })
      expect(refused).toMatchObject({ result: false, debug: field })
      expect(refused.message).toContain('cannot be used')
      const profile = await gateway.call('user.get_user_profile', {}, { session })
      expect(profile.data).not.toMatchObject({ [field]: value })
    }
  )

  test.each(calls)(
    '%s changes nothing if the password or the second factor changes while the password is compared',
    async (name, field, value) => {
      const { passwords, during } = interruptedPasswords()
      const gateway = await testGateway({ passwords })
      const owner = await signIn(gateway, 'demo')
      const data = { old_password: PASSWORD, new_password: 'Kumsal7', confirm_password: 'Kumsal7' }
      const changes = [
        ['demo', () => gateway.call('user.pass_change', data, { session: owner })],
        ['yeni', () => gateway.database.update(players).set({ secondFactor: 'sms' })]
      ] as const
      for (const [username, change] of changes) {
        const thief = await stepUp(gateway, await signIn(gateway, username))
        during(change)
        const sent = { [field]: value, password: PASSWORD }
        const reply = await gateway.call(name, sent, { session: thief })
        expect(reply).toMatchObject({ result: false, message: SESSION_EXPIRED })
      }
      expect(await gateway.database.$count(emailChanges)).toBe(0)
      expect(await gateway.database.$count(players, eq(players.username, 'yepyeni'))).toBe(0)
      await gateway.close()
    }
  )

  test.each(calls)('W13 %s does not reveal who has an account', async (name, field, value, taken) => {
    const session = await stepUp(gateway, await signIn(gateway, await addNewPlayer(gateway.database)))
    for (let index = 0; index < 5; index += 1) {
      await gateway.call(name, { [field]: taken, password: PASSWORD }, { session })
    }
    const sixth = await gateway.call(name, { [field]: value, password: PASSWORD }, { session })
    expect(sixth.code).toBe(429)
  })
})
