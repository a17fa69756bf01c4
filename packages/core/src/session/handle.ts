import type { Infer } from 'superstruct'

import type { SessionReply } from '../contract/user-session.ts'
import { onPageReset } from '../page-life.ts'
import { forgetActivity } from './activity.ts'
import type { EndReason, UserProfile } from './session.ts'

/** Operations on the session that need no further code to be loaded. */
export interface SessionHandle {
  end(because: EndReason): Promise<void>
  followStorage(): void
  /** Replaces the session's values by those of a reply. */
  renewWith(facts: Infer<typeof SessionReply>): Promise<void>
  rename(names: Partial<UserProfile>): void
}

let handle: SessionHandle | undefined
onPageReset(() => (handle = undefined))

/** Sets the handle, once the session's code is loaded and before there is a session. */
export function setSessionHandle(next: SessionHandle): void {
  handle ??= next
}

/** `undefined` until a session has been restored or started on this page. */
export function sessionHandle(): SessionHandle | undefined {
  return handle
}

let pendingLogin = new AbortController()

/** Begins a login. The signal aborts when the player logs out before the response (SESS-08). */
export function startLogin(): AbortSignal {
  pendingLogin = new AbortController()
  return pendingLogin.signal
}

/** Logs the player out immediately and cancels a pending login. */
export function logOut(): Promise<void> {
  pendingLogin.abort()
  return handle?.end('player') ?? Promise.resolve()
}

/**
 * Reads storage again: a page that the browser had suspended has missed the events of other tabs, so it does not know
 * why they ended the session.
 */
export function followStoredSession(): void {
  forgetActivity()
  handle?.followStorage()
}
