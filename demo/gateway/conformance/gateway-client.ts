import type { StaticFile } from '@bnw/core/contract'
import { constants, publicEncrypt } from 'node:crypto'

import { recordOf } from './record.ts'

/** A reply, unread. */
export interface RawReply {
  status: number
  text: string
  /** From the request to the last byte, ms. */
  duration: number
}

/** Sends the body of `POST /endpoint/v1`. */
export type Send = (body: unknown) => Promise<RawReply>

/** Gets a plain file of the contract. */
export type SendFile = (file: StaticFile<unknown>, query: Record<string, string>) => Promise<RawReply>

/** The plain values of a session. */
export interface Session {
  uid: string
  sid: string
}

/** A reply as far as the contract's envelope goes. */
export interface Envelope {
  result: boolean
  message: string
  code: number
  debug: string
  data?: unknown
  pagination?: unknown
}

export interface Reply {
  raw: RawReply
  /** Undefined if it is no envelope. */
  envelope: Envelope | undefined
}

export interface GatewayClient {
  file: SendFile
  call(name: string, data: object, session?: Session): Promise<Reply>
}

/**
 * A client that reads nothing into its replies, so that they can be judged.
 *
 * @param publicKey PEM; encrypts the values of sessions.
 */
export function createClient(send: Send, file: SendFile, publicKey: string): GatewayClient {
  const encrypt = (value: string) =>
    publicEncrypt(
      { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(value)
    ).toString('base64')
  return {
    file,
    async call(name, data, session) {
      const [className, method] = name.split('.')
      const user = session && {
        uid: encrypt(session.uid),
        sid: encrypt(session.sid),
        uip: '{ip}',
        gmt: '3',
        lang: 'tr'
      }
      const body = { api: { class: className, method }, data: { Lang: 'tr', ...data }, user }
      const raw = await send(body)
      return { raw, envelope: readEnvelope(raw.text) }
    }
  }
}

/** Only `result` is required; the others have their type where they are present. */
function readEnvelope(text: string): Envelope | undefined {
  const { result, message = '', code = 0, debug = '', ...rest } = recordOf(parse(text))
  const fits = typeof result === 'boolean' && typeof message === 'string' && typeof code === 'number'
  return fits ? { ...rest, result, message, code, debug: String(debug ?? '') } : undefined
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Sends calls over HTTP. A connection that fails or takes longer than a minute is an answer with status 0. */
export function sendTo(gateway: string): Send {
  return body =>
    requestRaw(`${gateway}/endpoint/v1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', panel: 'frontend' },
      body: JSON.stringify(body)
    })
}

/** Gets files over HTTP, from the gateway or from the site, as the front end does. */
export function getFrom(origins: { gateway: string; site: string }): SendFile {
  return ({ origin, path }, query) => {
    const base = origin === 'site' ? origins.site : origins.gateway
    const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query).toString()}` : ''
    return requestRaw(base + path + search, { headers: origin === 'site' ? { panel: 'frontend' } : {} })
  }
}

async function requestRaw(url: string, init: RequestInit): Promise<RawReply> {
  const start = performance.now()
  // The front end follows no redirect either.
  const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(60_000) })
    .then(async response => ({ status: response.status, text: await response.text() }))
    .catch((error: unknown) => ({ status: 0, text: reasonOf(error) }))
  return { ...answer, duration: performance.now() - start }
}

/** What undici says is only that the fetch failed; the cause says why. */
function reasonOf(error: unknown): string {
  return String(error instanceof Error && error.cause ? error.cause : error)
}
