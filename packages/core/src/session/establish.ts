import type { Infer } from 'superstruct'

import { getUserProfile, type SessionReply } from '../contract/user.ts'
import { send } from '../gateway/client.ts'
import { epoch, setCredentials, type SealedSession } from '../gateway/credentials.ts'
import { encrypt } from '../gateway/encryption.ts'
import { GatewayError } from '../gateway/errors.ts'
import { saveText } from '../lib/storage.ts'
import { shared } from '../shared.ts'
import { clearPlayerData } from './player-data.ts'
import {
  $otpStatus,
  $session,
  $userProfile,
  step,
  type Opening,
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

/** Above this length the marker says that a second factor is on (LOGIN-03). */
const MARKER_LENGTH = 10

/** A hash of whose session it is: two sealings of one uid never look alike. */
const current = shared<{ player?: string }>('session.current', () => ({}))

/** Applies an event. Another session, or none, empties every store with the player's data. */
export function apply(event: SessionEvent): void {
  const next = step($session.get(), event)
  if (next === $session.get()) return
  setCredentials(next.status === 'player' ? next.session : undefined, { isSame: event.type === 'renewed' })
  if (event.type !== 'renewed') clearPlayerData()
  $session.set(next)
}

/**
 * Encrypts what a session is made of: nothing keeps it in the clear (SESS-02). Of gasecret only stays that there is one.
 *
 * @throws {EncryptionError} There is no usable key.
 */
export async function prepare(facts: Infer<typeof SessionReply>): Promise<Opening> {
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

/** Begins a session, or goes on with renewed values, and keeps what SESS-03 names. */
export function open({ session, player, ...opening }: Opening, type: 'opened' | 'renewed'): void {
  $otpStatus.set(opening.hasSecondFactor)
  saveText('bnw:player', player)
  current.player = player
  const known = $userProfile.get() ?? { firstname: '', lastname: '', username: '' }
  keepProfile({ ...known, username: opening.username || known.username }, session.uid)
  if (type === 'opened') storeActivityStart()
  storeSession(session, opening.rid)
  apply({ type, session })
}

/** Goes on with the session that a reply has given in place of the one at hand (PROF-01). */
export async function renewWith(facts: Infer<typeof SessionReply>): Promise<void> {
  const since = epoch()
  const opening = await prepare(facts)
  // The player has logged out while the values were encrypted.
  if (epoch() === since) open(opening, 'renewed')
}

/** The player is called so from now on: everywhere on the page at once, and in what is kept. */
export function rename(names: Partial<UserProfile>): void {
  const session = $session.get()
  const known = $userProfile.get() ?? { firstname: '', lastname: '', username: '' }
  if (session.status === 'player') keepProfile({ ...known, ...names }, session.session.uid)
}

/** Goes on with the session that is in storage: this tab's own, or one that another tab began or renewed. */
export function takeOver({ uid, sid, uip, gmt }: SealedSession): void {
  const before = $session.get()
  const profile = loadProfile(uid)
  if (before.status === 'player' && before.session.sid === sid) {
    if (profile) $userProfile.set(profile)
    return
  }
  const player = loadPlayer()
  const isSame = player !== undefined && player === current.player && isNamed(profile)
  if (before.status === 'player' && !isSame) return changePlayers()
  current.player = player
  $userProfile.set(profile)
  apply({ type: before.status === 'player' ? 'renewed' : 'opened', session: { uid, sid, uip, gmt } })
  if (!profile) void loadUserProfile()
}

/**
 * Somebody else is signed in all of a sudden. The one who was here leaves first, and the page is drawn so: what has been
 * loaded for one player never stays for the next, and everything is asked for anew.
 */
function changePlayers(): void {
  forgetInMemory()
  apply({ type: 'ended', because: 'elsewhere' })
  setTimeout(followStorage)
}

/** Whether this is who is shown. Where another tab's hand has changed less than a login does, the name tells. */
function isNamed(profile: UserProfile | undefined): boolean {
  return profile !== undefined && profile.username === $userProfile.get()?.username
}

/** Goes by what is in storage now: another tab has written there (SESS-08). */
export function followStorage(): void {
  const auth = loadAuth()
  const stored = loadSession()
  // Of two that do not belong together one is still on its way.
  if (auth && stored) return auth.sid === stored.sid ? takeOver(stored) : undefined
  const { status } = $session.get()
  if (auth || status === 'guest' || status === 'second-factor') return
  forgetInMemory()
  apply({ type: 'ended', because: 'elsewhere' })
}

/** Asks who is signed in. Quiet: where it fails, the name known so far stays. */
export async function loadUserProfile(): Promise<void> {
  const session = $session.get()
  if (session.status !== 'player') return
  try {
    const { firstname, lastname, username } = await send(getUserProfile, {})
    keepProfile({ firstname, lastname, username }, session.session.uid)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
  }
}

function keepProfile(profile: UserProfile, uid: string): void {
  storeProfile(profile, uid)
  $userProfile.set(profile)
}

/** Drops everything that is kept about a player, on the device and in memory. */
export function forgetPlayer(): void {
  dropPlayer()
  forgetInMemory()
}

function forgetInMemory(): void {
  delete current.player
  $userProfile.set(undefined)
  $otpStatus.set(false)
}

/** SHA-256, half of it. Where the page is not secure there is no digest, and nobody logs in either. */
async function digest(uid: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(uid))
  return [...new Uint8Array(bytes, 0, 16)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
