import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { signIn, testGateway, type Session, type TestGateway } from '../testing/client.ts'
import { addPlayer } from '../testing/test-content.ts'
import { codeAt, stepAt } from './totp.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

let number = 0

async function newSession(): Promise<Session> {
  number += 1
  await addPlayer(gateway.database, { username: `adim-${number}` })
  return signIn(gateway, `adim-${number}`)
}

function send(session: Session, name: string, data: Record<string, unknown> = {}) {
  return gateway.call(`user.${name}`, { Lang: 'en', ...data }, { session })
}

async function generate(session: Session): Promise<string> {
  return ((await send(session, 'user_generate_ga')).data as { secret: string }).secret
}

async function typeOf(session: Session): Promise<unknown> {
  return ((await send(session, 'two_auth_type', { mode: 'get' })).data as { type: unknown }).type
}

describe('PROF-02 the type of the second factor', () => {
  test('can be set to none or SMS; the authenticator has its own calls', async () => {
    const session = await newSession()
    const set = (type: string) => send(session, 'two_auth_type', { mode: 'set', type })
    expect((await set('sms')).data).toEqual({ type: 'sms' })
    expect(await typeOf(session)).toBe('sms')
    expect((await set('none')).data).toEqual({ type: 'none' })
    const early = await set('ga')
    expect(early.message).toBe('Set the authenticator up and confirm its code first.')
    const secret = await generate(session)
    expect((await set('ga')).result).toBe(false)
    await send(session, 'check_user_ga', { ga_code: codeAt(secret, stepAt(gateway.clock())) })
    expect((await set('ga')).data).toEqual({ type: 'ga' })
    for (const type of ['none', 'sms']) {
      expect((await set(type)).message).toBe('The authenticator is on. Turn it off first.')
    }
    expect(await typeOf(session)).toBe('ga')
  })

  test('must be given and known when it is set', async () => {
    const session = await newSession()
    for (const data of [{ mode: 'set' }, { mode: 'set', type: 'mail' }, { mode: 'delete' }]) {
      expect((await send(session, 'two_auth_type', data)).message).toBe('The request is not valid')
    }
  })
})

test('BOX-03 forced codes have their outcomes', async () => {
  const session = await newSession()
  await generate(session)
  expect((await send(session, 'check_user_ga', { ga_code: '000000' })).result).toBe(false)
  expect((await send(session, 'check_user_ga', { ga_code: '123456' })).result).toBe(true)
  expect((await send(session, 'clear_generated_ga', { gacode: '999999' })).message).toBe(
    'Oturum süresi doldu'
  )
  expect((await send(session, 'get_user_profile')).result).toBe(false)
})
