import type { Access } from '@bnw/core/contract'

import type { PresentedSession, SignedIn } from '../context.ts'
import { anonymous, NOT_AUTHORISED, Refusal, sessionExpired } from '../refusal.ts'
import type { Method } from './methods.ts'

/** Who is calling, as far as the session tells. `visitor` names no session, `unknown` one that nobody can find. */
export type Caller = 'visitor' | 'unknown' | PresentedSession['state']

type Verdict = 'pass' | 'anonymous' | 'expired' | 'second-factor'

/**
 * Who may make which calls. What is not listed is refused.
 *
 * A visitor may read what is open to all; a caller who names a session is told when it is over, so that the client
 * can renew it.
 */
const TABLE: Readonly<Record<Access, Readonly<Partial<Record<Caller, Verdict>>>>> = {
  anyone: {
    visitor: 'pass',
    unknown: 'pass',
    pending: 'pass',
    live: 'pass',
    stale: 'pass',
    ended: 'pass',
    'expired-former': 'pass'
  },
  login: {
    visitor: 'pass',
    unknown: 'pass',
    pending: 'pass',
    live: 'pass',
    stale: 'pass',
    ended: 'pass',
    'expired-former': 'pass'
  },
  optional: {
    visitor: 'pass',
    live: 'pass',
    pending: 'second-factor',
    unknown: 'anonymous',
    stale: 'expired',
    ended: 'expired',
    'expired-former': 'expired'
  },
  player: {
    live: 'pass',
    pending: 'second-factor',
    visitor: 'anonymous',
    unknown: 'anonymous',
    stale: 'expired',
    ended: 'expired',
    'expired-former': 'expired'
  }
}

/** Calls that pass in more states than their access says. */
const EXCEPTIONS: ReadonlyMap<string, readonly Caller[]> = new Map([
  ['user.logout', ['visitor', 'unknown', 'pending', 'live', 'stale', 'ended', 'expired-former']],
  ['user.initAuth', ['live', 'stale', 'expired-former']],
  ['user.check_ga', ['pending', 'live']],
  ['system.ping', ['pending', 'live']]
] as const)

/** What an account without the right to it may not call. */
const ABOUT_MONEY: ReadonlySet<string> = new Set(['finance', 'prepayment', 'envoy'])

/** A call, who makes it, and what it says. */
export interface Attempt {
  method: Pick<Method, 'name' | 'call'>
  caller: Caller
  session: PresentedSession | undefined
  input: unknown
}

/**
 * Lets a call pass, or says why not.
 *
 * @throws {Refusal}
 */
export function assertAccess(attempt: Attempt): void {
  const { caller, session } = attempt
  const { name, call } = attempt.method
  const isExcepted = EXCEPTIONS.get(name)?.includes(caller) || asksForItsOwnCode(attempt)
  const verdict = isExcepted ? 'pass' : TABLE[call.access][caller]
  if (verdict === 'second-factor') throw secondFactorNeeded()
  if (verdict === 'expired') throw sessionExpired()
  if (verdict !== 'pass') throw anonymous()
  const isPlayerCall = call.access === 'player' && name !== 'user.logout'
  if (isPlayerCall && ABOUT_MONEY.has(call.class) && session?.player.behaviour === 'no-finance') {
    throw new Refusal(NOT_AUTHORISED)
  }
}

/** Who waits for a code by SMS may ask for another one, to the player's own phone and to no other. */
function asksForItsOwnCode({ method, caller, session, input }: Attempt): boolean {
  const { phone } = input as { phone?: string }
  if (method.name !== 'user.sms_send' || caller !== 'pending' || phone !== undefined) return false
  return session?.player.secondFactor === 'sms'
}

export function secondFactorNeeded(): Refusal {
  return new Refusal({ tr: 'Önce doğrulama kodunu girin', en: 'Enter the verification code first' }, 401)
}

/** The player behind a session; nobody before the second factor. */
export function signedIn(session: PresentedSession | undefined): SignedIn | undefined {
  if (!session || session.state !== 'live') return undefined
  const { id, uid, username, rid, behaviour } = session.player
  return { id, uid, username, rid, behaviour, sessionId: session.row.id }
}
