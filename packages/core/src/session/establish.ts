import type { Infer } from 'superstruct'

import { getUserProfile, type SessionReply } from '../contract/user.ts'
import { environment } from '../environment.ts'
import { send } from '../gateway/client.ts'
import { epoch, setCredentials, type SealedSession } from '../gateway/credentials.ts'
import { encrypt } from '../gateway/encryption.ts'
import { GatewayError } from '../gateway/errors.ts'
import { settleStepUp } from '../gateway/step-up.ts'
import { saveText } from '../lib/storage.ts'
import { onPageReset } from '../page-life.ts'
import { isIdle } from './activity.ts'
import { $otpStatus, keepOtpStatus, restoreOtpStatus } from './otp-status.ts'
import { clearPlayerData } from './player-data.ts'
import {
  $session,
  $sessionNews,
  $userProfile,
  step,
  type NewSession,
  type SessionEvent,
  type UserProfile
} from './session.ts'
import {
  dropPlayer,
  loadAuth,
  loadPlayer,
  loadProfile,
  loadSession,
  storeActivityStart,
  storeProfile,
  storeSession
} from './storage.ts'

/** A longer `gasecret` means that a second factor is enabled (LOGIN-03). */
const MARKER_LENGTH = 10

/** A hash of the player's uid, since encrypting the same uid twice gives different values. */
let currentPlayer: string | undefined
onPageReset(() => (currentPlayer = undefined))

/** Applies an event. A change of the session clears every store with the player's data. */
export function apply(event: SessionEvent): void {
  const next = step($session.get(), event)
  if (next === $session.get()) return
  setCredentials(next.status === 'player' ? next.session : undefined, { isSame: event.type === 'renewed' })
  if (event.type !== 'renewed') {
    settleStepUp(false)
    clearPlayerData()
  }
  $session.set(next)
}

/**
 * Encrypts the values of a session: they are never stored in clear text (SESS-02). Of gasecret only its presence is kept.
 *
 * @throws {EncryptionError} There is no usable key.
 */
export async function prepare(facts: Infer<typeof SessionReply>): Promise<NewSession> {
  const [uid, sid, uip, player] = await Promise.all([
    encrypt(facts.uid),
    encrypt(facts.sid),
    facts.uip && encrypt(facts.uip),
    digest(facts.uid)
  ])
  return {
    session: { uid, sid, uip, gmt: facts.gtm },
    player,
    rid: facts.rid,
    username: facts.username,
    hasSecondFactor: facts.gasecret.length > MARKER_LENGTH
  }
}

/** Starts a session, or replaces its values, and stores it (SESS-03). */
export function open({ session, player, ...newSession }: NewSession, type: 'opened' | 'renewed'): void {
  keepOtpStatus(newSession.hasSecondFactor)
  saveText('bnw:player', player)
  currentPlayer = player
  const known = $userProfile.get() ?? { firstname: '', lastname: '', username: '' }
  keepProfile({ ...known, username: newSession.username || known.username }, session.uid)
  if (type === 'opened') storeActivityStart()
  storeSession(session, newSession.rid)
  apply({ type, session })
}

/** Replaces the session's values by those of a reply (PROF-01). */
export async function renewWith(facts: Infer<typeof SessionReply>): Promise<void> {
  const since = epoch()
  const newSession = await prepare(facts)
  // The player may have logged out while the values were encrypted.
  if (epoch() === since) open(newSession, 'renewed')
}

/** Changes the player's names on the page and in storage. Names that a reply leaves out stay. */
export function rename(names: Partial<UserProfile>): void {
  const session = $session.get()
  const known = $userProfile.get() ?? { firstname: '', lastname: '', username: '' }
  const given = Object.fromEntries(Object.entries(names).filter(([, name]) => name))
  if (session.status === 'player') keepProfile({ ...known, ...given }, session.session.uid)
}

/** Uses the stored session: this tab's own, or one that another tab started or refreshed. */
export function takeOver({ uid, sid, uip, gmt }: SealedSession): void {
  const before = $session.get()
  const profile = loadProfile(uid)
  if (before.status === 'player' && before.session.sid === sid) {
    if (profile) $userProfile.set(profile)
    return
  }
  const player = loadPlayer()
  const isSame = player !== undefined && player === currentPlayer && isNamed(profile)
  if (before.status === 'player' && !isSame) return changePlayers()
  currentPlayer = player
  restoreOtpStatus()
  $userProfile.set(profile)
  apply({ type: before.status === 'player' ? 'renewed' : 'opened', session: { uid, sid, uip, gmt } })
  if (!profile) void loadUserProfile()
}

/**
 * Another user has logged in in another tab. The page first renders without a player, so that no data of the first one
 * stays, and uses the new session in the next task.
 */
function changePlayers(): void {
  forgetInMemory()
  apply({ type: 'ended', because: 'elsewhere' })
  environment().after(0, followStorage)
}

/** Whether the stored profile belongs to the current player. */
function isNamed(profile: UserProfile | undefined): boolean {
  return profile !== undefined && profile.username === $userProfile.get()?.username
}

/** Follows storage after another tab has written to it (SESS-08). */
export function followStorage(): void {
  const auth = loadAuth()
  const stored = loadSession()
  // The other tab writes key by key: if two do not match, it has not finished.
  if (auth && stored) return auth.sid === stored.sid ? takeOver(stored) : undefined
  const { status } = $session.get()
  if (auth || status === 'guest' || status === 'second-factor') return
  // The tab whose timer fires first ends the session for all of them; each gives the reason.
  const news = isIdle() ? ({ type: 'ended', because: 'idle' } as const) : undefined
  forgetInMemory()
  apply({ type: 'ended', because: 'elsewhere' })
  if (news) $sessionNews.set(news)
}

/** Loads the player's names. On failure the known ones stay, without an error. */
export async function loadUserProfile(): Promise<void> {
  if ($session.get().status !== 'player') return
  try {
    const { firstname, lastname, username } = await send(getUserProfile, {})
    rename({ firstname, lastname, username })
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
  }
}

function keepProfile(profile: UserProfile, uid: string): void {
  storeProfile(profile, uid)
  $userProfile.set(profile)
}

/** Removes everything about the player from the device and from memory. */
export function forgetPlayer(): void {
  dropPlayer()
  forgetInMemory()
}

function forgetInMemory(): void {
  currentPlayer = undefined
  $userProfile.set(undefined)
  $otpStatus.set(false)
}

/** The first half of SHA-256, in hexadecimal. `undefined` on pages that are not secure: there is no login either. */
async function digest(uid: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(uid))
  return [...new Uint8Array(bytes, 0, 16)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
