import { type Finding, problemOf } from './finding.ts'
import type { GatewayClient, Reply, Session } from './gateway-client.ts'
import { recordOf } from './record.ts'

export interface Credentials {
  username: string
  password: string
  /** Of the second factor, where the player has one. */
  code?: string | undefined
}

/** A `gasecret` above this length means that a second factor is on. */
const MARKER_LENGTH = 10

export interface Login {
  session: Session | undefined
  findings: Finding[]
}

/** Logs in, with the second factor where it is on. */
export async function checkLogin(client: GatewayClient, credentials: Credentials): Promise<Login> {
  const { username, password, code } = credentials
  const wrong = await client.call('user.login', { username, password: `${password}x` })
  const refused = found('user.login', wrong, wrong.envelope?.result ? 'a wrong password logs in' : '')
  const reply = await client.call('user.login', { username, password })
  const session = sessionIn(reply)
  if (!session) {
    const why = reply.envelope?.result ? 'the reply has no uid and sid' : 'the player cannot log in'
    return { session, findings: [refused, found('user.login', reply, why)] }
  }
  const findings = [refused, found('user.login', reply, '')]
  if (!hasSecondFactor(reply)) return { session, findings }
  if (!code) {
    const needed = { ...found('user.check_ga', reply, ''), skipped: 'a second factor is on: --code' }
    return { session: undefined, findings: [...findings, needed] }
  }
  const confirmed = await client.call('user.check_ga', { SiteType: 'desktop', ga_code: code }, session)
  const problem = confirmed.envelope?.result ? '' : 'the code is refused'
  return {
    session: problem ? undefined : (sessionIn(confirmed) ?? session),
    findings: [...findings, found('user.check_ga', confirmed, problem)]
  }
}

/** Renews the session, then logs out, and tries the session once more. */
export async function checkLogout(client: GatewayClient, session: Session): Promise<Finding[]> {
  const renewed = await client.call('user.initAuth', {}, session)
  const current = sessionIn(renewed) ?? session
  const left = await client.call('user.logout', {}, current)
  const after = await client.call('user.get_user_profile', {}, current)
  return [
    found('user.initAuth', renewed, renewed.envelope?.result ? '' : 'a live session is not renewed'),
    found('user.logout', left, left.envelope?.result ? '' : 'refused'),
    found('user.logout', after, after.envelope?.result ? 'the session goes on after it' : '')
  ]
}

function found(call: string, reply: Reply, problem: string): Finding {
  return { call, check: 'session', problem: problemOf(reply) || problem, duration: reply.raw.duration }
}

function hasSecondFactor({ envelope }: Reply): boolean {
  const { gasecret } = recordOf(envelope?.data)
  return String(gasecret ?? '').length > MARKER_LENGTH
}

function sessionIn({ envelope }: Reply): Session | undefined {
  if (!envelope?.result) return undefined
  const { uid, sid } = recordOf(envelope.data)
  return uid && sid ? { uid: String(uid), sid: String(sid) } : undefined
}
