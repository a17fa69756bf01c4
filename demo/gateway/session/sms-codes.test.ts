import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { outbox, players, smsCodes } from '../db/schema/index.ts'
import { SESSION_EXPIRED } from '../refusal.ts'
import { forcedOutcomes } from '../sandbox/forced-outcomes.ts'
import { encrypt, type Session, sessionOf, signIn, stepUp, textOf } from '../testing/client.ts'
import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { codeSentTo, sentTo } from '../testing/outbox.ts'
import { secondFactorCalls } from '../testing/second-factor.ts'
import { addPlayer } from '../testing/test-content.ts'

const OWN = '+905000000001'
const OTHER = '+905000000002'
const WRONG = 'The code you entered is incorrect'

const gateway = await gatewayForFile()
const { send } = secondFactorCalls(gateway)
beforeEach(async () => {
  await gateway.database.delete(outbox)
})

/** A code other than the one sent and without a forced outcome. */
function otherThan(code: string): string {
  return code === '222222' ? '333333' : '222222'
}

async function phoneOf(username: string) {
  const [row] = await gateway.database.select().from(players).where(eq(players.username, username))
  return row
}

describe('LOGIN-03 a login with a code by SMS', () => {
  test('sends the code at once and replaces the session value after it', async () => {
    const login = await gateway.call('user.login', { username: 'mesaj', password: 'Demo123!' })
    const pending = sessionOf(login)
    expect(textOf(login, 'gasecret').length).toBeGreaterThan(10)
    const [message] = await sentTo(gateway.database, OWN)
    expect(message).toMatchObject({ channel: 'sms', subject: 'Doğrulama kodu', links: [] })
    const code = await codeSentTo(gateway.database, OWN)
    expect(login.text).not.toContain(code)
    expect((await send(pending, 'get_user_profile')).code).toBe(401)
    expect((await send(pending, 'check_ga', { ga_code: otherThan(code) })).message).toBe(WRONG)
    const full = sessionOf(await send(pending, 'check_ga', { ga_code: ` ${code} ` }))
    expect(full.sid).not.toBe(pending.sid)
    expect((await send(full, 'get_user_profile')).result).toBe(true)
    expect((await send(pending, 'get_user_profile')).result).toBe(false)
    // Nor does the value that a password alone gives end the session.
    await send(pending, 'logout')
    expect((await send(full, 'get_user_profile')).result).toBe(true)
  })

  test('accepts a code once, for its own login only', async () => {
    const first = await signIn(gateway, 'mesaj')
    const code = await codeSentTo(gateway.database, OWN)
    const second = await signIn(gateway, 'mesaj')
    if (code !== (await codeSentTo(gateway.database, OWN))) {
      expect((await send(second, 'check_ga', { ga_code: code })).message).toBe(WRONG)
    }
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => send(first, 'check_ga', { ga_code: code }))
    )
    expect(replies.filter(reply => reply.result && reply.data)).toHaveLength(1)
  })

  test('BOX-02 signs in exactly one of thirty equal right codes', async () => {
    const pending = await signIn(gateway, 'mesaj')
    const code = await codeSentTo(gateway.database, OWN)
    // Encrypted once and known to the gateway, so that no decryption takes place between the calls.
    const user = {
      uid: encrypt(gateway.publicPem, pending.uid),
      sid: encrypt(gateway.publicPem, pending.sid)
    }
    await gateway.call('user.get_user_profile', {}, { user })
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => gateway.call('user.check_ga', { ga_code: code }, { user }))
    )
    const [signedIn, ...others] = replies.filter(reply => reply.result && reply.data)
    expect(others).toEqual([])
    expect((await send(sessionOf(signedIn!), 'get_user_profile')).result).toBe(true)
  })

  test('sends a further code to the own phone only and invalidates the previous one', async () => {
    const pending = await signIn(gateway, 'mesaj')
    const before = await codeSentTo(gateway.database, OWN)
    expect((await send(pending, 'sms_send', { phone: OTHER })).code).toBe(401)
    expect((await send(pending, 'sms_send')).data).toEqual({ expires_in: 180 })
    const after = await codeSentTo(gateway.database, OWN)
    if (before !== after) {
      expect((await send(pending, 'check_ga', { ga_code: before })).message).toBe(WRONG)
    }
    expect((await send(pending, 'check_ga', { ga_code: after })).result).toBe(true)
    expect(await sentTo(gateway.database, OTHER)).toEqual([])
  })

  test('sends no code with a forced outcome', async () => {
    const asked: string[] = []
    const isFirst = (code: string) => asked.push(code) === 1
    const spy = vi
      .spyOn(forcedOutcomes, 'code')
      .mockImplementation(code => (isFirst(code) ? 'wrong' : undefined))
    await signIn(gateway, 'mesaj')
    spy.mockRestore()
    const [forced, sent] = asked
    expect(forced).toBeDefined()
    expect(await codeSentTo(gateway.database, OWN)).toBe(sent)
  })

  test('refuses the code after three minutes', async () => {
    const pending = await signIn(gateway, 'mesaj')
    const code = await codeSentTo(gateway.database, OWN)
    gateway.advance(180_000)
    expect((await send(pending, 'check_ga', { ga_code: code })).message).toBe(WRONG)
  })

  test('W7 ends with the fifth wrong code, or after fifteen minutes', async () => {
    const pending = await signIn(gateway, 'mesaj')
    const wrong = otherThan(await codeSentTo(gateway.database, OWN))
    for (let index = 0; index < 4; index += 1) await send(pending, 'check_ga', { ga_code: wrong })
    expect((await send(pending, 'check_ga', { ga_code: wrong })).message).toBe(SESSION_EXPIRED)
    const slow = await signIn(gateway, 'mesaj')
    gateway.advance(15 * 60_000 + 1)
    expect((await send(slow, 'check_ga', { ga_code: '123456' })).message).toBe(SESSION_EXPIRED)
  })

  test('is not available with an authenticator', async () => {
    const pending = await signIn(gateway, 'ikili')
    expect((await send(pending, 'sms_send')).code).toBe(401)
    expect(await sentTo(gateway.database, OWN)).toEqual([])
  })
})

describe('PROF-01 the confirmation of a phone', () => {
  let session: Session

  beforeAll(async () => {
    await addPlayer(gateway.database, { username: 'telefon' })
    session = await stepUp(gateway, await signIn(gateway, 'telefon'))
  })

  test('is sent to the own phone and stored', async () => {
    expect((await send(session, 'sms_send')).data).toEqual({ expires_in: 180 })
    const code = await codeSentTo(gateway.database, OWN)
    expect((await send(session, 'sms_validate', { code: otherThan(code) })).message).toBe(WRONG)
    expect((await send(session, 'sms_validate', { code })).result).toBe(true)
    expect((await send(session, 'sms_validate', { code })).message).toBe(WRONG)
    expect(await phoneOf('telefon')).toMatchObject({ phone: OWN, phoneConfirmedAt: expect.any(Date) })
  })

  test('of another phone replaces the own one and sends an e-mail', async () => {
    await send(session, 'sms_send', { phone: OTHER })
    expect((await phoneOf('telefon'))?.phone).toBe(OWN)
    await send(session, 'sms_validate', { code: await codeSentTo(gateway.database, OTHER) })
    expect((await phoneOf('telefon'))?.phone).toBe(OTHER)
    const [email] = await sentTo(gateway.database, 'telefon@example.com')
    expect(email?.subject).toBe('Your phone number has changed')
  })

  test('refuses invalid numbers, and another phone while SMS is the second factor', async () => {
    expect(await send(session, 'sms_send', { phone: '0212 000 00 00' })).toMatchObject({ debug: 'phone' })
    await send(session, 'two_auth_type', { mode: 'set', type: 'sms' })
    expect(await send(session, 'sms_send', { phone: OWN })).toMatchObject({ result: false, debug: 'phone' })
    expect((await send(session, 'sms_send')).result).toBe(true)
    await send(session, 'two_auth_type', { mode: 'set', type: 'none' })
  })

  test('of another phone is invalid once SMS is the second factor', async () => {
    await send(session, 'sms_send', { phone: OWN })
    const code = await codeSentTo(gateway.database, OWN)
    await send(session, 'two_auth_type', { mode: 'set', type: 'sms' })
    expect((await send(session, 'sms_validate', { code })).message).toBe(WRONG)
    expect((await phoneOf('telefon'))?.phone).toBe(OTHER)
    await send(session, 'two_auth_type', { mode: 'set', type: 'none' })
  })

  test('BOX-03 accepts forced codes', async () => {
    await send(session, 'sms_send')
    expect((await send(session, 'sms_validate', { code: '000000' })).message).toBe(WRONG)
    expect((await send(session, 'sms_validate', { code: '123456' })).result).toBe(true)
    expect((await send(session, 'sms_validate', { code: '999999' })).message).toBe(SESSION_EXPIRED)
    session = await signIn(gateway, 'telefon')
  })

  test('W7 allows five wrong codes in half an hour and ten SMS an hour', async () => {
    await send(session, 'sms_send')
    const wrong = otherThan(await codeSentTo(gateway.database, OTHER))
    for (let index = 0; index < 5; index += 1) {
      expect((await send(session, 'sms_validate', { code: wrong })).message).toBe(WRONG)
    }
    expect((await send(session, 'sms_validate', { code: wrong })).code).toBe(429)
    for (let index = 0; index < 9; index += 1) await send(session, 'sms_send')
    expect((await send(session, 'sms_send')).code).toBe(429)
    expect(await sentTo(gateway.database, OTHER)).toHaveLength(10)
  })

  test('W7 allows twenty wrong codes a day', async () => {
    for (let index = 0; index < 20; index += 1) {
      if (index % 5 === 0) gateway.advance(31 * 60_000)
      expect((await send(session, 'sms_validate', { code: '222222' })).message).toBe(WRONG)
    }
    gateway.advance(31 * 60_000)
    expect((await send(session, 'sms_validate', { code: '222222' })).code).toBe(429)
  })

  test('the database stores no code', async () => {
    await send(session, 'sms_send')
    const code = await codeSentTo(gateway.database, OTHER)
    const rows = await gateway.database.select().from(smsCodes)
    expect(rows.some(row => row.codeHash.includes(code))).toBe(false)
  })
})
