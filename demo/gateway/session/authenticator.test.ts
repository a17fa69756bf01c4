import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { players, sessions } from '../db/schema/index.ts'
import { type Session, signIn, stepUp, textOf } from '../testing/client.ts'
import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { sentTo } from '../testing/outbox.ts'
import { secondFactorCalls } from '../testing/second-factor.ts'
import { addNewPlayer } from '../testing/test-content.ts'

const MINUTE = 60_000
const EXPIRED = 'The key has expired. Make a new one.'

const gateway = await gatewayForFile()
const { send, generateKey, factorOf, codeOf } = secondFactorCalls(gateway)

async function newPlayer(): Promise<{ username: string; session: Session }> {
  const username = await addNewPlayer(gateway.database)
  return { username, session: await stepUp(gateway, await signIn(gateway, username)) }
}

/** A player whose authenticator is on. */
async function withAuthenticator() {
  const { username, session } = await newPlayer()
  const secret = await generateKey(session)
  expect((await send(session, 'check_user_ga', { ga_code: codeOf(secret) })).result).toBe(true)
  return { username, session, secret }
}

describe('PROF-02 an authenticator', () => {
  test('is on from its first code and required at the next login', async () => {
    const { username, session } = await newPlayer()
    const reply = await send(session, 'user_generate_ga')
    const [secret, otpauth] = [textOf(reply, 'secret'), textOf(reply, 'otpauth')]
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const address = new URL(otpauth)
    expect(otpauth).toMatch(/^otpauth:\/\/totp\//)
    expect(decodeURIComponent(address.pathname)).toContain(username)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      secret,
      issuer: 'Rıhtım',
      algorithm: 'SHA1',
      digits: '6',
      period: '30'
    })
    const code = codeOf(secret)
    expect(await send(session, 'check_user_ga', { ga_code: code })).toMatchObject({
      result: true,
      data: null
    })
    expect(await factorOf(session)).toBe('ga')
    const pending = await signIn(gateway, username)
    expect((await send(pending, 'get_user_profile')).message).toBe('Enter the verification code first')
    // The code of the setup cannot be used again for the login.
    expect((await send(pending, 'check_ga', { ga_code: code })).result).toBe(false)
    gateway.advance(30_000)
    expect((await send(pending, 'check_ga', { ga_code: codeOf(secret) })).result).toBe(true)
    const [email] = await sentTo(gateway.database, `${username}@example.com`)
    expect(email?.subject).toBe('Your second factor has changed')
  })

  test('is replaced by no key while it is on', async () => {
    const { session, secret } = await withAuthenticator()
    const replies = [
      await send(session, 'user_generate_ga'),
      await send(session, 'check_user_ga', { ga_code: codeOf(secret) })
    ]
    for (const { message } of replies) expect(message).toBe('The authenticator is on. Turn it off first.')
  })

  test('is not on before its first code', async () => {
    const { username, session } = await newPlayer()
    const secret = await generateKey(session)
    expect(await factorOf(session)).toBe('none')
    const again = await stepUp(gateway, await signIn(gateway, username))
    expect((await send(again, 'get_user_profile')).result).toBe(true)
    // Another session cannot confirm the key.
    const refused = await send(again, 'check_user_ga', { ga_code: codeOf(secret) })
    expect(refused.message).toBe(EXPIRED)
  })

  test('the key is returned once and replaced by a new one', async () => {
    const { session } = await newPlayer()
    const [first, second] = [await generateKey(session), await generateKey(session)]
    expect(second).not.toBe(first)
    expect((await send(session, 'check_user_ga', { ga_code: codeOf(first) })).result).toBe(false)
    expect((await send(session, 'check_user_ga', { ga_code: codeOf(second) })).result).toBe(true)
    for (const name of ['get_user_profile', 'user_generate_ga', 'initAuth']) {
      expect((await send(session, name)).text).not.toContain(second)
    }
    expect((await gateway.site.inject({ url: '/sandbox' })).body).not.toContain(second)
    const stored = await gateway.database.select().from(sessions)
    expect(JSON.stringify(stored)).not.toContain(second)
  })

  test('a key is deleted by clear_generated_ga and expires after ten minutes', async () => {
    const { session } = await newPlayer()
    const secret = await generateKey(session)
    await send(session, 'clear_generated_ga', { gacode: '0' })
    expect((await send(session, 'check_user_ga', { ga_code: codeOf(secret) })).result).toBe(false)
    const late = await generateKey(session)
    gateway.advance(10 * MINUTE + 1)
    await stepUp(gateway, session)
    expect((await send(session, 'check_user_ga', { ga_code: codeOf(late) })).message).toBe(EXPIRED)
    expect(await factorOf(session)).toBe('none')
  })

  test('ends the other sessions when it is turned on or off', async () => {
    const { username, session } = await newPlayer()
    const other = await signIn(gateway, username)
    const secret = await generateKey(session)
    await send(session, 'check_user_ga', { ga_code: codeOf(secret) })
    expect((await send(other, 'get_user_profile')).message).toBe('Oturum süresi doldu')
    gateway.advance(30_000)
    const pending = await signIn(gateway, username)
    await send(session, 'clear_generated_ga', { gacode: codeOf(secret) })
    expect((await send(pending, 'initAuth')).message).toBe('Oturum süresi doldu')
    expect((await send(session, 'get_user_profile')).result).toBe(true)
  })

  test('is turned off by a code, which works once', async () => {
    const { username, session, secret } = await withAuthenticator()
    const used = await send(session, 'clear_generated_ga', { gacode: codeOf(secret) })
    expect(used.message).toBe('The code you entered is incorrect')
    gateway.advance(30_000)
    expect((await send(session, 'clear_generated_ga', { gacode: codeOf(secret) })).result).toBe(true)
    expect(await factorOf(session)).toBe('none')
    const [row] = await gateway.database.select().from(players).where(eq(players.username, username))
    expect(row?.authenticatorSecret).toBeNull()
    gateway.advance(30_000)
    expect((await send(session, 'check_user_ga', { ga_code: codeOf(secret) })).message).toBe(EXPIRED)
  })

  test('accepts the codes of the current and the previous step only', async () => {
    for (const [away, isRight] of [
      [0, true],
      [-1, true],
      [-2, false],
      [1, false]
    ] as const) {
      const { session } = await newPlayer()
      const secret = await generateKey(session)
      const reply = await send(session, 'check_user_ga', { ga_code: codeOf(secret, away) })
      expect(reply.result, String(away)).toBe(isRight)
    }
  })

  test('W7 allows five wrong codes in half an hour', async () => {
    const { session } = await withAuthenticator()
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        send(session, 'clear_generated_ga', { gacode: String(200_000 + index) })
      )
    )
    expect(replies.filter(reply => reply.code === 400)).toHaveLength(5)
    expect(replies.filter(reply => reply.code === 429)).toHaveLength(7)
  })
})
