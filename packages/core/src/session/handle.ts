import type { Infer } from 'superstruct'

import type { SessionReply } from '../contract/user-session.ts'
import { shared } from '../shared.ts'
import type { EndReason, UserProfile } from './session.ts'

/** What can be done with a session at once, without waiting for code. */
export interface SessionHandle {
  end(because: EndReason): Promise<void>
  followStorage(): void
  /** Goes on with the session of a reply. */
  renewWith(facts: Infer<typeof SessionReply>): Promise<void>
  rename(names: Partial<UserProfile>): void
}

const holder = shared<{ awake?: SessionHandle }>('session.awake', () => ({}))

/** Called when the session's code has come, and before there is a session. */
export function setSessionHandle(awake: SessionHandle): void {
  holder.awake ??= awake
}

/** Nothing while nobody has been signed in in this page life. */
export function sessionHandle(): SessionHandle | undefined {
  return holder.awake
}

/** Logs the player out, at once. */
export function logOut(): Promise<void> {
  return holder.awake?.end('player') ?? Promise.resolve()
}

/** Goes by what is in storage now: a page that the browser has kept asleep has missed what other pages did (H37). */
export function followStoredSession(): void {
  holder.awake?.followStorage()
}
