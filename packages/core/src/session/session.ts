import { atom, computed } from 'nanostores'

import type { SealedSession } from '../gateway/credentials.ts'
import type { LossReason } from '../gateway/errors.ts'
import { shared } from '../shared.ts'

/**
 * Why there is no session: the player logged out, was idle for an hour, or the gateway said so; `password` where it said
 * so of a change of password, which leads to the login (PROF-03).
 */
export type EndReason = 'player' | 'idle' | 'elsewhere' | 'password' | LossReason

/** What a session begins with. Nothing of it is in the clear but who it is called after. */
export interface Opening {
  session: SealedSession
  /** A hash of the uid; missing where the page is not secure, and nobody logs in there. */
  player: string | undefined
  rid: string
  username: string
  hasSecondFactor: boolean
}

/** Where the session stands. `starting`: nothing is shown as logged out yet (SESS-04). */
export type Session =
  | { status: 'starting' }
  | { status: 'guest'; because?: EndReason }
  | { status: 'second-factor'; pending: Opening }
  | { status: 'player'; session: SealedSession }

export type SessionEvent =
  | { type: 'opened'; session: SealedSession }
  | { type: 'code-needed'; pending: Opening }
  | { type: 'renewed'; session: SealedSession }
  | { type: 'ended'; because?: EndReason }

/** What becomes of a session. Pure; an event that does not fit leaves it as it is. */
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

/** Private to core: it holds the session values. */
export const $session = shared('session', () => atom<Session>({ status: 'starting' }))

export type SessionStatus = Session['status']

/** What the page may know of the session. */
export const $sessionStatus = shared('session.status', () => computed($session, ({ status }) => status))

export const $isPlayer = shared('session.is-player', () =>
  computed($session, ({ status }) => status === 'player')
)

/** Why nobody is signed in any more, where somebody was. */
export const $endReason = shared('session.end-reason', () =>
  computed($session, session => (session.status === 'guest' ? session.because : undefined))
)

/** Something the player is told of: once, in the tab where it happened. */
export type SessionNews = { type: 'logged-in' } | { type: 'ended'; because: EndReason }

export const $sessionNews = shared('session.news', () => atom<SessionNews | undefined>())

/** Who is signed in, as far as it is kept on the device. */
export interface UserProfile {
  username: string
  firstname: string
  lastname: string
}

export const $userProfile = shared('session.profile', () => atom<UserProfile | undefined>())

/** Whether the account has a second factor. */
export const $otpStatus = shared('session.otp', () => atom(false))
