import { atom, computed } from 'nanostores'

import type { Moment } from '../contract/units.ts'
import type { SealedSession } from '../gateway/credentials.ts'
import type { LossReason } from '../gateway/errors.ts'
import { onPageReset } from '../page-life.ts'

/**
 * Why there is no session: the player logged out, was idle for an hour, logged out in another tab, or the gateway refused
 * it. `password`: it did so for a change of password, which leads to the login (PROF-03).
 */
export type EndReason = 'player' | 'idle' | 'elsewhere' | 'password' | LossReason

/** The values of a session. Only the user name is plain text. */
export interface NewSession {
  session: SealedSession
  /** A hash of the uid; missing on an insecure page, which has no login. */
  player: string | undefined
  rid: string
  username: string
  hasSecondFactor: boolean
  /** When the player logged in before; only the reply of a login says so. */
  lastLogin?: Moment | undefined
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
export const $session = atom<Session>({ status: 'starting' })
onPageReset(() => $session.set({ status: 'starting' }))

export type SessionStatus = Session['status']

/** The session's status, without its values. */
export const $sessionStatus = computed($session, ({ status }) => status)

/** Runs `run` when it is known whether a player is signed in: a click during the start is not lost. */
export function whenSessionKnown(run: () => void): void {
  if ($session.get().status !== 'starting') return run()
  const stop = $sessionStatus.listen(() => {
    stop()
    run()
  })
}

export const $isPlayer = computed($session, ({ status }) => status === 'player')

/** Why the last session ended. */
export const $endReason = computed($session, session =>
  session.status === 'guest' ? session.because : undefined
)

/** A change of the session that this tab shows in a toast. */
export type SessionNews =
  | { type: 'logged-in'; lastLogin: Moment | undefined }
  | { type: 'ended'; because: EndReason }

export const $sessionNews = atom<SessionNews | undefined>()
onPageReset(() => $sessionNews.set(undefined))

/** Whether a view shows that the session ended, as the dialog over an open game does: a toast would repeat it. */
export const $isEndShown = atom(false)
onPageReset(() => $isEndShown.set(false))

/** Whether a view shows when the player logged in before: a toast would repeat it. */
export const $isLastLoginShown = atom(false)
onPageReset(() => $isLastLoginShown.set(false))

/** The player's names, as stored on the device. */
export interface UserProfile {
  username: string
  firstname: string
  lastname: string
}

export const $userProfile = atom<UserProfile | undefined>()
onPageReset(() => $userProfile.set(undefined))
