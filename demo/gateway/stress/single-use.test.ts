import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { codeAt, stepAt } from '../session/totp.ts'
import { profileOf, sessionOf, signIn, stepUp, textOf, type Session } from '../testing/client.ts'
import { codeSentTo, sentTo } from '../testing/outbox.ts'
import { addPlayer, SECRET } from '../testing/test-content.ts'
import { gatewayOn } from './backend-gateway.ts'
import { describeOnBackends } from './backends.ts'

const TIMES = 30
/** The fifth wrong code ends a login. */
const LOGIN_TIMES = 4
const PHONE = '+905000000001'

/** Sends what may succeed once. @returns Whether it did. */
type Attempt = () => Promise<boolean>

describeOnBackends('what works once', backend => {
  const gateway = gatewayOn(backend)

  async function newPlayer(options: Partial<Parameters<typeof addPlayer>[1]> = {}) {
    const username = `bir-${randomUUID().slice(0, 8)}`
    await addPlayer(gateway().database, { username, ...options })
    return { username, email: `${username}@example.com`, session: await signIn(gateway(), username) }
  }

  const send = (session: Session | undefined, name: string, data: Record<string, unknown> = {}) =>
    gateway().call(`user.${name}`, { SiteType: 'desktop', ...data }, session && { session })
  const attemptOf =
    (...call: Parameters<typeof send>): Attempt =>
    async () =>
      (await send(...call)).result
  const codeOf = (secret: string) => codeAt(secret, stepAt(gateway().clock()))
  const lastToken = async (address: string) =>
    new URL((await sentTo(gateway().database, address))[0]?.links[0] ?? '').searchParams.get('token') ?? ''

  /** Everything that works once, by what it is. */
  const KINDS: Record<string, () => Promise<Attempt>> = {
    'a link that resets the password': async () => {
      const { email } = await newPlayer()
      await send(undefined, 'forgot', { email })
      const passwords = { new_password: 'Kumsal7', confirm_password: 'Kumsal7' }
      return attemptOf(undefined, 'pass_reset', { token: await lastToken(email), ...passwords })
    },
    'a link that confirms an e-mail': async () => {
      const { session } = await newPlayer()
      const email = `${randomUUID()}@posta.example`
      await stepUp(gateway(), session)
      await send(session, 'change_email', { email, password: 'Demo123!' })
      const token = await lastToken(email)
      const headers = {
        origin: gateway().siteOrigin,
        'content-type': 'application/x-www-form-urlencoded'
      }
      const request = { method: 'POST', url: '/account_email', headers, payload: `token=${token}` } as const
      return async () => (await gateway().site.inject(request)).statusCode === 200
    },
    'the code by SMS for a login': async () => {
      const { session } = await newPlayer({ secondFactor: 'sms' })
      return attemptOf(session, 'check_ga', { ga_code: await codeSentTo(gateway().database, PHONE) })
    },
    'the code of an authenticator for a login': async () => {
      const { session } = await newPlayer({ secret: SECRET })
      return attemptOf(session, 'check_ga', { ga_code: codeOf(SECRET) })
    },
    'the code that confirms a phone': async () => {
      const { session } = await newPlayer()
      await stepUp(gateway(), session)
      await send(session, 'sms_send')
      return attemptOf(session, 'sms_validate', { code: await codeSentTo(gateway().database, PHONE) })
    },
    'the code that turns an authenticator on': async () => {
      const { session } = await newPlayer()
      await stepUp(gateway(), session)
      const secret = textOf(await send(session, 'user_generate_ga'), 'secret')
      return attemptOf(session, 'check_user_ga', { ga_code: codeOf(secret) })
    },
    'the code that confirms a session': async () => {
      const { username, session } = await newPlayer({ secret: SECRET })
      const login = await send(session, 'check_ga', { ga_code: codeOf(SECRET) })
      expect(login.result, username).toBe(true)
      gateway().advance(30_000)
      return attemptOf(sessionOf(login), 'step_up', { ga_code: codeOf(SECRET) })
    }
  }

  test.each(Object.entries(KINDS))(
    '%s works once, of many times at once and later',
    async (kind, prepare) => {
      const attempt = await prepare()
      const times = kind.endsWith('login') ? LOGIN_TIMES : TIMES
      const successes = await Promise.all(Array.from({ length: times }, attempt))
      expect(successes.filter(Boolean)).toHaveLength(1)
      expect(await attempt()).toBe(false)
    }
  )

  test(`SESS-05 a session refreshed ${TIMES} times at once has one value`, async () => {
    const { session } = await newPlayer()
    const replies = await Promise.all(Array.from({ length: TIMES }, () => send(session, 'initAuth')))
    expect(new Set(replies.map(reply => textOf(reply, 'sid'))).size).toBe(1)
  })

  test(`SESS-07 no call of a session that is used ${TIMES} times beside its logout succeeds after it`, async () => {
    const { session } = await newPlayer()
    await Promise.all([
      send(session, 'logout'),
      ...Array.from({ length: TIMES }, () => send(session, 'initAuth'))
    ])
    expect((await profileOf(gateway(), session)).result).toBe(false)
    expect((await send(session, 'initAuth')).result).toBe(false)
  })
})
