import type { Infer } from 'superstruct'

import type { SessionReply } from '../contract/user-session.ts'
import { shared } from '../shared.ts'
import type { EndReason, UserProfile } from './session.ts'

/** What can be done with a session without waiting for code to load. */
export interface SessionHandle {
  end(because: EndReason): Promise<void>
  followStorage(): void
  /** Replaces the session's values by those of a reply. */
  renewWith(facts: Infer<typeof SessionReply>): Promise<void>
  rename(names: Partial<UserProfile>): void
}

const holder = shared<{ awake?: SessionHandle }>('session.awake', () => ({}))

/** Sets the handle, once the session's code is loaded and before there is a session. */
export function setSessionHandle(awake: SessionHandle): void {
  holder.awake ??= awake
}

/** `undefined` until a session has been restored or begun on this page. */
export function sessionHandle(): SessionHandle | undefined {
  return holder.awake
}

/** Logs the player out, at once. */
export function logOut(): Promise<void> {
  return holder.awake?.end('player') ?? Promise.resolve()
}

/** Follows storage: a page that the browser had suspended has missed the changes of other tabs (H37). */
export function followStoredSession(): void {
  holder.awake?.followStorage()
}
