import { create, is, type Struct } from 'superstruct'

import { RefusalAnswer, type RefusalCode } from '../protocol/refusals.ts'

/** A refusal of the server, no connection, or any other failure. */
export type ErrorCode = RefusalCode | 'offline' | 'server'

export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly code: ErrorCode

  constructor(code: ErrorCode) {
    super(code)
    this.code = code
  }
}

export function errorCodeOf(error: unknown): ErrorCode {
  return error instanceof RequestError ? error.code : 'server'
}

/** Whether the server may have executed the request: only a repeat with the same id shows it. */
export function isOutcomeUnknown(code: ErrorCode): boolean {
  return code === 'offline' || code === 'server'
}

/** Sends the token of the launch with every request. All methods throw `RequestError`. */
export interface Client {
  /** Retried while the outcome is unknown. */
  get<T, S>(path: string, answer: Struct<T, S>): Promise<T>
  /** Retried while the outcome is unknown, so only for requests that the server recognises by their id. */
  post<T, S>(path: string, body: object, answer: Struct<T, S>): Promise<T>
  postOnce<T, S>(path: string, body: object, answer: Struct<T, S>): Promise<T>
  /** For a page that is being unloaded: `keepalive`, and the response is ignored. */
  postAndForget(path: string, body: object): void
}

const TIMEOUT_MS = 10_000
const RETRY_DELAYS_MS = [400, 1_200]

export function createClient(token: string): Client {
  const postRequest = (body: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, ...body })
  })
  return {
    get: (path, answer) =>
      withRetries(() => request(path, { headers: { authorization: `Bearer ${token}` } }, answer)),
    post: (path, body, answer) => withRetries(() => request(path, postRequest(body), answer)),
    postOnce: (path, body, answer) => request(path, postRequest(body), answer),
    postAndForget(path, body) {
      fetch(path, { ...postRequest(body), keepalive: true }).catch(() => undefined)
    }
  }
}

async function request<T, S>(path: string, init: RequestInit, answer: Struct<T, S>): Promise<T> {
  const response = await fetch(path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {
    throw new RequestError('offline')
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new RequestError(is(body, RefusalAnswer) ? body.error.code : 'server')
  try {
    return create(body, answer)
  } catch {
    throw new RequestError('server')
  }
}

async function withRetries<T>(send: () => Promise<T>, delays = RETRY_DELAYS_MS): Promise<T> {
  try {
    return await send()
  } catch (error) {
    const [delay, ...rest] = delays
    if (delay === undefined || !isOutcomeUnknown(errorCodeOf(error))) throw error
    await new Promise(resolve => window.setTimeout(resolve, delay))
    return withRetries(send, rest)
  }
}
