import { createFetch, FetchError, type FetchOptions } from 'ofetch'

import { environment } from '../environment.ts'
import { noteServerTime } from '../lib/clock.ts'
import { limitMarks } from '../lib/limit-marks.ts'
import { range } from '../lib/range.ts'
import { AbortedError, ContractError, GatewayError, OfflineError } from './errors.ts'
import { quoteLongIntegers } from './long-integers.ts'

/** How long a caller waits for a response, ms: for a read, all its tries together (GATE-06). */
export const TIMEOUT_MS = 15_000
export const MONEY_TIMEOUT_MS = 45_000

/** Pauses before a read that failed for network reasons is sent again, ms. */
const RETRY_DELAYS_MS = [1_000, 3_000]

/** All of 5xx: ofetch counts a failed connection as 500. */
const RETRY_STATUS_CODES = range(100).map(index => 500 + index)

/** Timeout of an error response's body after its headers, ms, so that the caller is rejected soon. */
const ERROR_BODY_TIMEOUT_MS = 1_000

/** The largest response that is read, bytes. */
const MAX_BYTES = 2 * 1024 * 1024

export interface RawResponse {
  status: number
  text: string
}

export interface TransportOptions {
  /** Name of the call, for errors. */
  call: string
  init?: Pick<FetchOptions<'stream'>, 'method' | 'headers' | 'body'>
  timeoutMs: number
  isRetried: boolean
  /** Aborts when the caller does not need the response any more. */
  callerSignal?: AbortSignal
  /** Whether a response with this HTTP status is read. Other ones of 400 and above count as failed connections. */
  isRead(status: number): boolean
  /** Runs before each try. If it throws, the request fails with that error. */
  beforeTry(): void
}

/**
 * Sends a request and reads the whole response.
 *
 * ofetch sends, retries and calls the hooks. Its `timeout` is not used: it ends with the headers, applies to one try only,
 * and excludes a signal. A FetchError contains the request with its body, so it must not become a `cause`.
 *
 * @throws {OfflineError} No response in time. {AbortedError} By the caller. {ContractError} The response is too large.
 */
export async function request(url: string, options: TransportOptions): Promise<RawResponse> {
  const { call, callerSignal, timeoutMs } = options
  const ended = new AbortController()
  let isLate = false
  const end = () => ended.abort()
  const stopTimer = environment().after(timeoutMs, () => {
    isLate = true
    end()
  })
  // Not AbortSignal.any(), which browsers before 2024 lack and pages may have removed (H7).
  callerSignal?.addEventListener('abort', end)
  if (callerSignal?.aborted) end()
  const { signal } = ended
  try {
    // A connection that ignores its signal must not keep the caller waiting.
    return await Promise.race([fetchWithRetries(url, options, signal), whenAborted(signal)])
  } catch (error) {
    if (error instanceof GatewayError) throw error
    if (callerSignal?.aborted) throw new AbortedError(call)
    const status = error instanceof FetchError ? error.status : undefined
    throw new OfflineError(call, isLate ? 'timed out' : `HTTP ${status ?? 'without response'}`)
  } finally {
    stopTimer()
    callerSignal?.removeEventListener('abort', end)
  }
}

async function fetchWithRetries(
  url: string,
  { call, init, isRetried, isRead, beforeTry }: TransportOptions,
  signal: AbortSignal
): Promise<RawResponse> {
  let text = ''
  // The body is read here, so that ofetch also repeats a request whose connection breaks in the middle of the body.
  const fetchText: typeof globalThis.fetch = async (...args) => {
    const response = await fetchTimed(...args)
    text = await readText(call, response)
    return response
  }
  const { status } = await createFetch({ fetch: fetchText }).raw(url, {
    ...init,
    signal,
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    responseType: 'stream',
    retry: isRetried && RETRY_DELAYS_MS.length,
    retryStatusCodes: RETRY_STATUS_CODES,
    retryDelay: ({ options }) => RETRY_DELAYS_MS.at(-Number(options.retry)) ?? 0,
    onRequest() {
      signal.throwIfAborted()
      beforeTry()
    },
    onRequestError({ error }) {
      if (error instanceof ContractError) throw error
    },
    onResponse({ options, response }) {
      options.ignoreResponseError = isRead(response.status)
    }
  })
  return { status, text }
}

/** Fetches, and updates the gateway's clock from its responses but not from those of other services. */
async function fetchTimed(...[url, init]: Parameters<typeof globalThis.fetch>): Promise<Response> {
  const { configuration, fetch, now } = environment()
  const sentAt = now()
  const response = await fetch(url, init)
  const isGateway = typeof url === 'string' && url.startsWith(`${configuration.gateway}/`)
  if (isGateway) noteServerTime(response.headers.get('date'), sentAt, now())
  return response
}

/**
 * Reads the body. Of an error response (400 and above) it returns what has come in time.
 *
 * @throws {ContractError} The body is larger than 2 MiB.
 */
async function readText(call: string, response: Response): Promise<string> {
  if (!response.body) return readWithoutStream(call, response)
  const reader = response.body.getReader()
  const stopTimer =
    response.status >= 400 && environment().after(ERROR_BODY_TIMEOUT_MS, () => void reader.cancel())
  try {
    return await readAll(call, reader)
  } finally {
    if (stopTimer) stopTimer()
  }
}

/** No body, or the `fetch` of a polyfill, which has no streams (H5). */
async function readWithoutStream(call: string, response: Response): Promise<string> {
  const text = await response.text()
  if (text.length > MAX_BYTES) throw new ContractError(call, 'the response is too large')
  return text
}

async function readAll(call: string, reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > MAX_BYTES) {
      await reader.cancel()
      throw new ContractError(call, 'the response is too large')
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

/** Rejects when the signal aborts; never resolves. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = () => reject(new Error('aborted'))
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail, { once: true })
  })
}

/**
 * Parses JSON. Drops the keys `__proto__` and `constructor`, so that no prototype can be set, reads integers beyond 2^53 as
 * text, and shortens runs of combining marks (GATE-03).
 */
export function parse(call: string, text: string): unknown {
  try {
    return JSON.parse(quoteLongIntegers(text), (key, value: unknown) => {
      if (key === '__proto__' || key === 'constructor') return undefined
      return typeof value === 'string' ? limitMarks(value) : value
    })
  } catch {
    throw new ContractError(call, 'the response is not JSON')
  }
}
