import { constants, publicEncrypt } from 'node:crypto'

import { recordOf } from '../conformance/record.ts'
import type { Reply } from '../http/envelope.ts'
import { createGateway, type Gateway, type GatewayOptions } from '../server.ts'
import { openPrepared, TEST_KEYS, TEST_SEAL_KEY, testPasswords } from './prepared.ts'
import { testContent } from './test-content.ts'

export interface TestGateway extends Gateway {
  /** Advances the clock of the gateway, in ms. */
  advance(duration: number): void
  clock(): number
  /** Pauses that the gateway requested, in ms. */
  pauses: number[]
  /** Number of password hashes and comparisons. */
  passwords: { work: number }
  /** Makes a call by its name on the wire, such as `user.login`. */
  call(name: string, data?: Record<string, unknown>, sender?: Sender): Promise<Answer>
}

type Answer = Reply & { status: number; text: string }

/** A gateway in memory with the test content. Its clock is set by the test and it never waits. */
export async function testGateway(options: GatewayOptions = {}): Promise<TestGateway> {
  let time = Date.UTC(2026, 0, 15, 12)
  const pauses: number[] = []
  const passwords = testPasswords()
  const gateway = await createGateway({
    sandbox: true,
    port: 4000,
    gamesPort: 4001,
    partnerPort: 4002,
    logLevel: 'silent',
    content: testContent,
    openNew: openPrepared,
    keysDir: TEST_KEYS,
    sealKey: TEST_SEAL_KEY,
    passwords,
    now: () => time,
    pause: async duration => void (duration > 0 && pauses.push(duration)),
    ...options
  })
  return Object.assign(gateway, {
    call: callsOf(gateway),
    advance: (duration: number) => void (time += duration),
    clock: () => time,
    pauses,
    passwords
  })
}

/** The unencrypted values of a login. */
export interface Session {
  uid: string
  sid: string
}

export function encrypt(pem: string, value: string): string {
  const padding = { key: pem, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  return publicEncrypt(padding, Buffer.from(value)).toString('base64')
}

/** The sender of a call. */
interface Sender {
  session?: Session
  /** Sent unchanged as `user`. */
  user?: unknown
  address?: string
}

function callsOf(gateway: Gateway): TestGateway['call'] {
  return async (name, data = {}, { session, user, address = '127.0.0.1' } = {}) => {
    const [className, method] = name.split('.')
    const encrypted = session && {
      uid: encrypt(gateway.publicPem, session.uid),
      sid: encrypt(gateway.publicPem, session.sid),
      uip: '{ip}'
    }
    const response = await gateway.site.inject({
      method: 'POST',
      url: '/endpoint/v1',
      remoteAddress: address,
      headers: { panel: 'frontend', 'content-type': 'application/json' },
      payload: { api: { class: className, method }, data: { Lang: 'tr', ...data }, user: user ?? encrypted }
    })
    return { ...(response.json() as Reply), status: response.statusCode, text: response.body }
  }
}

/** A text or id in the data of a reply. @throws {Error} With the message of a refusal. */
export function textOf({ data, message }: Reply, name: string): string {
  const value = recordOf(data)[name]
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  throw new Error(`The reply has no ${name}: ${message}`)
}

/** The session that a call returned. @throws {Error} It was refused. */
export function sessionOf(reply: Reply): Session {
  return { uid: textOf(reply, 'uid'), sid: textOf(reply, 'sid') }
}

/** Refreshes a session. */
export async function refresh(gateway: TestGateway, session: Session): Promise<Session> {
  return sessionOf(await gateway.call('user.initAuth', {}, { session }))
}

/** Logs in. With a second factor the session is pending. */
export async function signIn(
  gateway: TestGateway,
  username: string,
  password = 'Demo123!'
): Promise<Session> {
  const reply = await gateway.call('user.login', { username, password })
  if (!reply.result) throw new Error(reply.message)
  return sessionOf(reply)
}

/** Confirms a session, as the dialog of a page does after code 428. @returns The session. */
export async function stepUp(
  gateway: TestGateway,
  session: Session,
  data: { password?: string; ga_code?: string } = { password: 'Demo123!' }
): Promise<Session> {
  const reply = await gateway.call('user.step_up', data, { session })
  if (!reply.result) throw new Error(reply.message)
  return session
}

/** The call for the player's data, which needs a signed-in session. */
export function profileOf(gateway: TestGateway, session: Session): Promise<Answer> {
  return gateway.call('user.get_user_profile', {}, { session })
}
