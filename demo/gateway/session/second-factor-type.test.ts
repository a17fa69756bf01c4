import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'

import { players } from '../db/schema/index.ts'
import { forcedOutcomes } from '../sandbox/forced-outcomes.ts'
import { signIn, type Session, stepUp } from '../testing/client.ts'
import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { secondFactorCalls } from '../testing/second-factor.ts'
import { addNewPlayer } from '../testing/test-content.ts'

const gateway = await gatewayForFile()
const { send, generateKey, factorOf, codeOf } = secondFactorCalls(gateway)

async function newSession(options = {}): Promise<Session> {
  return stepUp(gateway, await signIn(gateway, await addNewPlayer(gateway.database, options)))
}

describe('PROF-02 the type of the second factor', () => {
  test('can be set to none or SMS; the authenticator has its own calls', async () => {
    const session = await newSession()
    const set = (type: string) => send(session, 'two_auth_type', { mode: 'set', type })
    expect((await set('sms')).data).toEqual({ type: 'sms' })
    expect(await factorOf(session)).toBe('sms')
    expect((await set('none')).data).toEqual({ type: 'none' })
    const early = await set('ga')
    expect(early.message).toBe('Set the authenticator up and confirm its code first.')
    const secret = await generateKey(session)
    expect((await set('ga')).result).toBe(false)
    await send(session, 'check_user_ga', { ga_code: codeOf(secret) })
    expect((await set('ga')).data).toEqual({ type: 'ga' })
    for (const type of ['none', 'sms']) {
      expect((await set(type)).message).toBe('The authenticator is on. Turn it off first.')
    }
    expect(await factorOf(session)).toBe('ga')
  })

  test('SEC-02 stays as it is if the password changes while a code is checked', async () => {
    const username = await addNewPlayer(gateway.database)
    const session = await stepUp(gateway, await signIn(gateway, username))
    await generateKey(session)
    const own = eq(players.username, username)
    // The embedded database executes this before what the call does next.
    const spy = vi.spyOn(forcedOutcomes, 'code').mockImplementation(() => {
      void gateway.database.update(players).set({ passwordHash: 'another' }).where(own).execute()
      return 'right'
    })
    const reply = await send(session, 'check_user_ga', { ga_code: '123456' })
    spy.mockRestore()
    expect(reply.result).toBe(false)
    const [player] = await gateway.database.select().from(players).where(own)
    expect(player).toMatchObject({ secondFactor: 'none', passwordHash: 'another' })
  })

  test('can be SMS only with a confirmed phone', async () => {
    const session = await newSession({ hasConfirmedPhone: false })
    const reply = await send(session, 'two_auth_type', { mode: 'set', type: 'sms' })
    expect(reply.message).toBe('Confirm your phone by an SMS code first.')
    expect(await factorOf(session)).toBe('none')
  })

  test('is refused if it is missing or unknown', async () => {
    const session = await newSession()
    for (const data of [{ mode: 'set' }, { mode: 'set', type: 'mail' }, { mode: 'delete' }]) {
      expect((await send(session, 'two_auth_type', data)).message).toBe('The request is not valid')
    }
  })
})

test('BOX-03 forced codes have their outcomes', async () => {
  const session = await newSession()
  await generateKey(session)
  // More often than wrong codes are allowed: these count under no limit.
  for (let nth = 0; nth < 6; nth += 1)
    expect((await send(session, 'check_user_ga', { ga_code: '000000' })).message).toBe(
      'The code you entered is incorrect'
    )
  expect((await send(session, 'check_user_ga', { ga_code: '123456' })).result).toBe(true)
  expect((await send(session, 'clear_generated_ga', { gacode: '999999' })).message).toBe(
    'Oturum süresi doldu'
  )
  expect((await send(session, 'get_user_profile')).result).toBe(false)
})
