import { environment } from '../environment.ts'
import { onPageReset } from '../page-life.ts'

/** The stored values of a session, each encrypted with the gateway's public key. */
export interface SealedSession {
  uid: string
  sid: string
  uip: string
  gmt: string
}

/** The `user` of an authenticated call. */
export interface UserField extends SealedSession {
  lang: string
}

const NO_ADDRESS = '{ip}'

let session: SealedSession | undefined

/** Incremented when a session begins or ends: responses to calls of an earlier epoch are dropped (SESS-08). */
let sessionEpoch = 0

/** The `uip` to send without a session: the encrypted public IP if it was loaded, otherwise `{ip}`. */
let address = NO_ADDRESS

/** When this page last sent a call of the session, or the session began, ms since 1970 UTC. */
let sentAt = 0

onPageReset(() => {
  setCredentials(undefined)
  setAddress(NO_ADDRESS)
})

/** Sets the session of the calls. `isSame`: its values were refreshed, so pending responses are still valid. */
export function setCredentials(next: SealedSession | undefined, { isSame = false } = {}): void {
  session = next
  if (isSame) return
  sessionEpoch++
  // A session that begins, here or in another tab, has just been confirmed by the gateway.
  if (next) sentAt = environment().now()
}

/** Records that a call of the session is sent: the gateway restarts its idle hour (SESS-06). @param at ms since 1970. */
export function noteSent(at: number): void {
  sentAt = at
}

/** When this page last sent a call of the session, ms since 1970 UTC. */
export function lastSent(): number {
  return sentAt
}

export function setAddress(next: string): void {
  address = next
}

export function epoch(): number {
  return sessionEpoch
}

export function hasCredentials(): boolean {
  return session !== undefined
}

/** The session of the calls. A refreshed session is a different object. */
export function currentSession(): SealedSession | undefined {
  return session
}

/** The `user` field of a request; without a session uid and sid are empty. */
export function userField(lang: string, of = session): UserField {
  const { uid = '', sid = '', uip = '', gmt = '' } = of ?? {}
  return { uid, sid, uip: uip || address, gmt, lang }
}
