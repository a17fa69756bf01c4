import { atom, computed } from 'nanostores'

import type { SealedSession } from '../gateway/credentials.ts'
import type { LossReason } from '../gateway/errors.ts'
import { shared } from '../shared.ts'

/**
 * Why there is no session: the player logged out, was idle for an hour, logged out in another tab, or the gateway refused
 * it. `password`: it did so for a change of password, which leads to the login (PROF-03).
 */
export type EndReason = 'player' | 'idle' | 'elsewhere' | 'password' | LossReason

/** What a session is made of. Only the user name is in clear text. */
export interface NewSession {
  session: SealedSession
  /** A hash of the uid; missing where the page is not secure, which has no login. */
  player: string | undefined
  rid: string
  username: string
  hasSecondFactor: boolean
}

/** `starting`: not known yet; nothing is rendered as logged out (SESS-04). */
export type Session =
  | { status: 'starting' }
  | { status: 'guest'; because?: EndReason }
  | { status: 'second-factor'; pending: NewSession }
  | { status: 'player'; session: SealedSession }

export type SessionEvent =
  | { type: 'opened'; session: SealedSession }
  | { type: 'code-needed'; pending: NewSession }
  | { type: 'renewed'; session: SealedSession }
  | { type: 'ended'; because?: EndReason }

/** The next state. Pure; an event that does not apply changes nothing. */
export function step(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'opened':
      return { status: 'player', session: event.session }
    case 'code-needed':
      return { status: 'second-factor', pending: event.pending }
    case 'renewed':
      return session.status === 'player' ? { status: 'player', session: event.session } : session
    case 'ended':
      return session.status === 'guest' ? session : { status: 'guest', because: event.because }
  }
}

/** Private to core: holds the encrypted session values. */
export const $session = shared('session', () => atom<Session>({ status: 'starting' }))

export type SessionStatus = Session['status']

/** The session's status, without its values. */
export const $sessionStatus = shared('session.status', () => computed($session, ({ status }) => status))

export const $isPlayer = shared('session.is-player', () =>
  computed($session, ({ status }) => status === 'player')
)

/** Why the last session ended. */
export const $endReason = shared('session.end-reason', () =>
  computed($session, session => (session.status === 'guest' ? session.because : undefined))
)

/** A change of the session that this tab shows in a toast. */
export type SessionNews = { type: 'logged-in' } | { type: 'ended'; because: EndReason }

export const $sessionNews = shared('session.news', () => atom<SessionNews | undefined>())

/** The player's names, as stored on the device. */
export interface UserProfile {
  username: string
  firstname: string
  lastname: string
}

export const $userProfile = shared('session.profile', () => atom<UserProfile | undefined>())

/** Whether the account has a second factor. */
export const $otpStatus = shared('session.otp', () => atom(false))
