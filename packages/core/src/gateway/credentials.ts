import { environment } from '../environment.ts'
import { shared } from '../shared.ts'

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

interface Holder {
  session: SealedSession | undefined
  /** Grows whenever another session begins or the session ends: an answer to an older one is dropped (SESS-08). */
  epoch: number
  /** The address to send where there is no session: encrypted where it was looked up, else `{ip}`. */
  address: string
  /** When a call of the session last left this page, or the session began, ms. */
  sentAt: number
}

const holder = shared<Holder>('gateway.credentials', () => ({
  session: undefined,
  epoch: 0,
  address: '{ip}',
  sentAt: 0
}))

/** Sets whose calls these are. `isSame`: the values were only renewed, so that answers under way still count. */
export function setCredentials(session: SealedSession | undefined, { isSame = false } = {}): void {
  holder.session = session
  if (isSame) return
  holder.epoch++
  // The gateway has just agreed to a session that begins, here or in the tab that it was taken over from.
  if (session) holder.sentAt = environment().now()
}

/** Notes that a call of the session leaves the page: the gateway's idle hour begins anew (SESS-06). @param at ms. */
export function noteSent(at: number): void {
  holder.sentAt = at
}

/** When the gateway last heard of this session from here, ms. */
export function lastSent(): number {
  return holder.sentAt
}

export function setAddress(address: string): void {
  holder.address = address
}

export function epoch(): number {
  return holder.epoch
}

export function hasCredentials(): boolean {
  return holder.session !== undefined
}

/** Whose calls these are. A renewed session is another object. */
export function currentSession(): SealedSession | undefined {
  return holder.session
}

/** The `user` to send; without a session uid and sid are empty. */
export function userField(lang: string, session = holder.session): UserField {
  const { uid = '', sid = '', uip = '', gmt = '' } = session ?? {}
  return { uid, sid, uip: uip || holder.address, gmt, lang }
}
