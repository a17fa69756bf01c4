import { getUserProfile } from '../contract/user.ts'
import { send } from '../gateway/client.ts'
import { setCredentials, type SealedSession } from '../gateway/credentials.ts'
import { encrypt } from '../gateway/encryption.ts'
import { GatewayError } from '../gateway/errors.ts'
import { $language, isLanguage } from '../lib/language.ts'
import { saveText } from '../lib/saved.ts'
import { shared } from '../shared.ts'
import { clearPlayerData } from './clearing.ts'
import {
  $otpStatus,
  $session,
  $userProfile,
  step,
  type SessionEvent,
  type SessionFacts,
  type UserProfile
} from './session.ts'
import { dropPlayer, loadPlayer, loadProfile, storeProfile, storeSession } from './stored.ts'

/** Above this length the marker says that a second factor is on (LOGIN-03). */
const MARKER_LENGTH = 10

/** A hash of whose session it is: two sealings of one uid never look alike. */
const current = shared<{ player?: string }>('session.current', () => ({}))

export function hasSecondFactor({ gasecret }: SessionFacts): boolean {
  return gasecret.length > MARKER_LENGTH
}

/** Applies an event. Another session, or none, empties every store with the player's data. */
export function apply(event: SessionEvent): void {
  const next = step($session.get(), event)
  if (next === $session.get()) return
  setCredentials(next.status === 'player' ? next.session : undefined, { isSame: event.type === 'renewed' })
  if (event.type !== 'renewed') clearPlayerData()
  $session.set(next)
}

/** Encrypts what a session is made of: nothing keeps it in the clear (SESS-02). */
export async function seal({ uid, sid, uip, gtm }: SessionFacts): Promise<SealedSession> {
  const [sealedUid, sealedSid, sealedUip] = await Promise.all([
    encrypt(uid),
    encrypt(sid),
    uip && encrypt(uip)
  ])
  return { uid: sealedUid, sid: sealedSid, uip: sealedUip, gmt: gtm }
}

/** Begins a session, or goes on with renewed values. Keeps what SESS-03 names; of gasecret only that there is one. */
export async function open(facts: SessionFacts, type: 'opened' | 'renewed'): Promise<void> {
  const [session, player] = await Promise.all([seal(facts), digest(facts.uid)])
  $otpStatus.set(hasSecondFactor(facts))
  if (isLanguage(facts.language)) {
    saveText('bnwUserLang', facts.language)
    $language.set(facts.language)
  }
  saveText('bnw:player', player)
  current.player = player
  const known = $userProfile.get()
  const profile = {
    firstname: '',
    lastname: '',
    ...known,
    username: facts.username || (known?.username ?? '')
  }
  keepProfile(profile, session.uid)
  storeSession(session, facts.rid)
  apply({ type, session })
}

/** Goes on with the session that is in storage: this tab's own, or one that another tab began or renewed. */
export function takeOver({ uid, sid, uip, gmt }: SealedSession): void {
  const player = loadPlayer()
  const isSame = $session.get().status === 'player' && player !== undefined && player === current.player
  current.player = player
  $userProfile.set(loadProfile())
  apply({ type: isSame ? 'renewed' : 'opened', session: { uid, sid, uip, gmt } })
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
