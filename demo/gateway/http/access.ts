import type { Access } from '@bnw/core/contract'

import type { PresentedSession, SignedIn } from '../context.ts'
import { anonymous, NOT_AUTHORISED, Refusal, sessionExpired } from '../refusal.ts'
import type { CallTable, HandledCall } from './call-table.ts'
import type { Request } from './envelope.ts'

/** State of the caller's session. `visitor`: the call names none; `unknown`: it names one that does not exist. */
export type Caller = 'visitor' | 'unknown' | PresentedSession['state']

type Verdict = 'pass' | 'anonymous' | 'expired' | 'second-factor'

type Verdicts = Readonly<Record<Caller, Verdict>>

const EVERYONE: Verdicts = {
  visitor: 'pass',
  unknown: 'pass',
  pending: 'pass',
  live: 'pass',
  stale: 'pass',
  ended: 'pass',
  'expired-former': 'pass'
}

/**
 * The verdict by access of the call and state of the caller.
 *
 * A call with optional access is refused when its session has expired, so that the client can renew it.
 */
const TABLE: Readonly<Record<Access, Verdicts>> = {
  anyone: EVERYONE,
  login: EVERYONE,
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

/** Calls that are allowed in more states than their access says. */
const EXCEPTIONS: ReadonlyMap<string, Verdicts> = new Map([
  ['user.logout', EVERYONE],
  ['user.initAuth', { ...TABLE.player, stale: 'pass', 'expired-former': 'pass' }],
  ['user.check_ga', { ...TABLE.player, pending: 'pass' }],
  ['system.ping', { ...TABLE.player, pending: 'pass' }]
])

/** Classes that players with behaviour `no-finance` may not call. */
const FINANCE_CLASSES: ReadonlySet<string> = new Set(['finance', 'prepayment', 'envoy'])
/** Calls of other classes that such players may not make, since they move money. */
const FINANCE_CALLS: ReadonlySet<string> = new Set(['bonus.claim'])

/** A call with its caller. */
export interface AccessRequest extends Pick<HandledCall, 'name' | 'call'> {
  caller: Caller
  session: PresentedSession | undefined
  /** As sent, not validated yet. */
  data: Readonly<Record<string, unknown>>
}

/** @throws {Refusal} When the caller may not make the call. */
export function assertAccess(request: AccessRequest): void {
  const { name, call, caller, session } = request
  const verdicts = EXCEPTIONS.get(name) ?? TABLE[call.access]
  const verdict = isOwnSmsRequest(request) ? 'pass' : verdicts[caller]
  if (verdict === 'second-factor') throw secondFactorNeeded()
  if (verdict === 'expired') throw sessionExpired()
  if (verdict !== 'pass') throw anonymous()
  const isFinance = FINANCE_CALLS.has(name) || (call.access === 'player' && FINANCE_CLASSES.has(call.class))
  if (isFinance && session?.player.behaviour === 'no-finance') throw new Refusal(NOT_AUTHORISED)
}

/**
 * Whether a call reads what is public. A partner's page may make these alone: everything about a player is in frames,
 * whose calls come from the site's own origin (EMB-10). Calls that do not exist are no public reads.
 */
export function isPublicRead({ name, user }: Pick<Request, 'name' | 'user'>, callTable: CallTable): boolean {
  if (user !== undefined) return false
  const calls = callTable.get(name)
  return calls?.every(({ call }) => isPublic(call)) ?? false
}

function isPublic({ class: className, access, kind }: HandledCall['call']): boolean {
  return kind === 'read' && className !== 'user' && (access === 'anyone' || access === 'optional')
}

/** While waiting for a code by SMS, a further one may be requested, to the player's own phone only. */
function isOwnSmsRequest({ name, caller, session, data }: AccessRequest): boolean {
  const isOwnPhone = name === 'user.sms_send' && caller === 'pending' && data['phone'] === undefined
  return isOwnPhone && session?.player.secondFactor === 'sms'
}

function secondFactorNeeded(): Refusal {
  return new Refusal({ tr: 'Önce doğrulama kodunu girin', en: 'Enter the verification code first' }, 401)
}

/** The player of a session; undefined before the second factor. */
export function signedIn(session: PresentedSession | undefined): SignedIn | undefined {
  if (!session || session.state !== 'live') return undefined
  const { id, uid, username, rid, behaviour } = session.player
  return { id, uid, username, rid, behaviour, sessionId: session.row.id }
}
