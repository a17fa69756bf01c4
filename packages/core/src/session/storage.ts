import { number, object, size, string, type Infer } from 'superstruct'

import { environment } from '../environment.ts'
import { moment, type Moment } from '../contract/units.ts'
import type { SealedSession } from '../gateway/credentials.ts'
import { $language } from '../lib/language.ts'
import { loadJson, saveJson } from '../lib/storage-json.ts'
import { dropSaved, loadText, loadTime, saveText } from '../lib/storage.ts'
import type { UserProfile } from './session.ts'

/** How long a stored session is used without a refresh after login or refresh, ms (SESS-03). */
const FRESH_MS = 15_000

const Sealed = size(string(), 1, 2_000)
const StoredSession = object({ uid: Sealed, sid: Sealed, uip: string(), gmt: string(), lang: string() })
const StoredAuth = object({ sid: Sealed, uid: Sealed, uip: string() })
const StoredProfile = object({ firstname: string(), lastname: string(), username: string(), uid: string() })
type StoredAuth = Infer<typeof StoredAuth>

/** Stores a session. The auth comes last: its change makes other tabs follow (SESS-08). */
export function storeSession(session: SealedSession, rid: string): void {
  const { uid, sid, uip, gmt } = session
  saveText('ridValue', rid)
  saveText('expirationDate', String(environment().now() + FRESH_MS))
  saveJson('bnwUserSession', { uid, sid, uip, gmt, lang: $language.get() })
  saveJson('bnwUserAuth', { sid, uid, uip })
}

/** A login, or a restored session, counts as activity; a silent refresh does not (SESS-06). */
export function storeActivityStart(): void {
  saveText('userActivityStartTime', String(environment().now()))
}

/** Stores when the player logged in before the current session, or that it is unknown. */
export function storeLastLogin(at: Moment | undefined): void {
  saveText('bnw:last-login', at?.toString())
}

/** When the player logged in before the current session (PROF-01). A future time was not written by this code. */
export function loadLastLogin(): Moment | undefined {
  const time = loadTime('bnw:last-login')
  return time !== undefined && time <= environment().now() ? moment(time) : undefined
}

/** Without activity for longer no timer sends a call of the session, ms (SESS-06). */
const ACTIVE_MS = 300_000

/** Whether there was activity in this or another tab within the last five minutes. */
export function hasRecentActivity(): boolean {
  const start = loadTime('userActivityStartTime')
  return start !== undefined && Math.abs(environment().now() - start) < ACTIVE_MS
}

export function storeProfile({ firstname, lastname, username }: UserProfile, uid: string): void {
  saveJson('bnwUserProfile', { firstname, lastname, username, uid })
}

export function loadSession(): SealedSession | undefined {
  return loadJson('bnwUserSession', StoredSession)
}

/** Whether a session is stored. It may have ended. */
export function hasStoredSession(): boolean {
  return loadText('bnwUserAuth') !== undefined
}

export function loadAuth(): StoredAuth | undefined {
  return loadJson('bnwUserAuth', StoredAuth)
}

/** @param uid The encrypted uid of the session that the profile must belong to. */
export function loadProfile(uid?: string): UserProfile | undefined {
  const profile = loadJson('bnwUserProfile', StoredProfile)
  return profile && uid !== undefined && profile.uid !== uid ? undefined : profile
}

/** A hash of the player's uid: distinguishes a renewed session from another player's. */
export function loadPlayer(): string | undefined {
  return loadText('bnw:player')
}

/**
 * Whether the stored session may be used without a refresh. A time too far in the future was not written by this code.
 *
 * @param since When the validity became doubtful, ms since 1970 UTC. A session stored later is fresh.
 */
export function isFresh(since: number): boolean {
  const expires = loadTime('expirationDate')
  return expires !== undefined && expires > since && expires <= environment().now() + FRESH_MS
}

/** Removes session and profile; the auth stays, for one refresh (SESS-05). */
export function dropSession(): void {
  saveText('bnwUserSession', undefined)
  saveText('bnwUserProfile', undefined)
  saveText('expirationDate', undefined)
}

/**
 * Removes everything about a player (SESS-07). The read mark of notifications stays, under a hash. The auth goes before
 * the time of activity, which other tabs write again as long as there is an auth.
 */
export function dropPlayer(): void {
  dropSession()
  saveText('bnwUserAuth', undefined)
  saveText('ridValue', undefined)
  saveText('userActivityStartTime', undefined)
  dropSaved('bnw:player', 'bnw:second-factor', 'bnw:last-login', 'bnw:recent', 'bnw:pending', 'bnw:confirmed')
}

const LogoutNote = object({ uid: Sealed, sid: Sealed, uip: string(), gmt: string(), at: number() })
type LogoutNote = Infer<typeof LogoutNote>
const NOTE_MS = 24 * 3_600_000

/**
 * Stores a logout that the gateway has not confirmed yet: for one use, at most 24 h.
 *
 * @param at When the player logged out, ms.
 */
export function noteLogout({ uid, sid, uip, gmt }: SealedSession, at: number): void {
  saveJson('bnw:logout', { uid, sid, uip, gmt, at })
}

export function dropLogoutNote(): void {
  saveText('bnw:logout', undefined)
}

/** Returns the note and removes it. */
export function takeLogoutNote(): LogoutNote | undefined {
  const note = loadJson('bnw:logout', LogoutNote)
  dropLogoutNote()
  return note && Math.abs(environment().now() - note.at) <= NOTE_MS ? note : undefined
}
