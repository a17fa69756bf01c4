import { number, object, size, string, type Infer } from 'superstruct'

import { environment } from '../environment.ts'
import type { SealedSession } from '../gateway/credentials.ts'
import { $language } from '../lib/language.ts'
import { loadJson, saveJson } from '../lib/storage-json.ts'
import { dropSaved, loadText, loadTime, saveText } from '../lib/storage.ts'
import type { UserProfile } from './session.ts'

/** How long the stored copy is believed without asking: 15,000 ms after login or refresh (SESS-03). */
const FRESH_MS = 15_000

const Sealed = size(string(), 1, 2_000)
const StoredSession = object({ uid: Sealed, sid: Sealed, uip: string(), gmt: string(), lang: string() })
const StoredAuth = object({ sid: Sealed, uid: Sealed, uip: string() })
const StoredProfile = object({ firstname: string(), lastname: string(), username: string(), uid: string() })
type StoredAuth = Infer<typeof StoredAuth>

/** Keeps a session. The auth comes last: its change is what tells the other tabs (SESS-08). */
export function storeSession(session: SealedSession, rid: string): void {
  const { uid, sid, uip, gmt } = session
  saveText('ridValue', rid)
  saveText('expirationDate', String(environment().now() + FRESH_MS))
  saveJson('bnwUserSession', { uid, sid, uip, gmt, lang: $language.get() })
  saveJson('bnwUserAuth', { sid, uid, uip })
}

/** A login, or a player found at start, counts as use of the page; a silent refresh does not (SESS-06). */
export function storeActivityStart(): void {
  saveText('userActivityStartTime', String(environment().now()))
}

/** Without use for so long no timer sends a call of the session (SESS-06). */
const USED_MS = 300_000

/** Whether the page, or another tab, has been used within the last five minutes. */
export function isUsed(): boolean {
  const start = loadTime('userActivityStartTime')
  return start !== undefined && Math.abs(environment().now() - start) < USED_MS
}

export function storeProfile({ firstname, lastname, username }: UserProfile, uid: string): void {
  saveJson('bnwUserProfile', { firstname, lastname, username, uid })
}

export function loadSession(): SealedSession | undefined {
  return loadJson('bnwUserSession', StoredSession)
}

export function loadAuth(): StoredAuth | undefined {
  return loadJson('bnwUserAuth', StoredAuth)
}

/** @param uid The encrypted one of the session that the profile has to belong to. */
export function loadProfile(uid?: string): UserProfile | undefined {
  const profile = loadJson('bnwUserProfile', StoredProfile)
  return profile && uid !== undefined && profile.uid !== uid ? undefined : profile
}

/** A hash of who is signed in: tells a renewed session from another player's. */
export function loadPlayer(): string | undefined {
  return loadText('bnw:player')
}

/**
 * Whether the stored copy may be believed without asking. A time too far ahead was not written by us.
 *
 * @param since When the question arose, ms: what has been stored since then is new, however long the answer took.
 */
export function isFresh(since: number): boolean {
  const expires = loadTime('expirationDate')
  return expires !== undefined && expires > since && expires <= environment().now() + FRESH_MS
}

/** Drops session and profile; the auth stays, for one refresh (SESS-05). */
export function dropSession(): void {
  saveText('bnwUserSession', undefined)
  saveText('bnwUserProfile', undefined)
  saveText('expirationDate', undefined)
}

/** Drops everything about a player: every way out ends here (SESS-07). The read mark stays, under a hash. */
export function dropPlayer(): void {
  dropSession()
  saveText('ridValue', undefined)
  saveText('userActivityStartTime', undefined)
  dropSaved('bnw:player', 'bnw:recent', 'bnw:pending')
  saveText('bnwUserAuth', undefined)
}

const LogoutNote = object({ uid: Sealed, sid: Sealed, uip: string(), gmt: string(), at: number() })
type LogoutNote = Infer<typeof LogoutNote>
const NOTE_MS = 24 * 3_600_000

/**
 * Notes a logout that the gateway has not heard of yet: for one use, at most 24 h.
 *
 * @param at When the player logged out, ms.
 */
export function noteLogout({ uid, sid, uip, gmt }: SealedSession, at: number): void {
  saveJson('bnw:logout', { uid, sid, uip, gmt, at })
}

export function dropLogoutNote(): void {
  saveText('bnw:logout', undefined)
}

/** Takes the note: it is gone afterwards. */
export function takeLogoutNote(): LogoutNote | undefined {
  const note = loadJson('bnw:logout', LogoutNote)
  dropLogoutNote()
  return note && Math.abs(environment().now() - note.at) <= NOTE_MS ? note : undefined
}
