import { createFetch, type FetchOptions } from 'ofetch'

import { environment } from '../environment.ts'
import { noteServerTime } from '../lib/clock.ts'
import { AbortedError, ContractError, OfflineError } from './errors.ts'
import { whenAborted } from './retry.ts'

/** The largest answer that is read. */
const MOST_BYTES = 2 * 1024 * 1024

export interface Answered {
  status: number
  text: string
}

/**
 * Asks once and reads the whole answer. Nothing that holds a value gets into an error: an ofetch error keeps the
 * request with its body, so it never becomes a `cause`.
 *
 * @param wanted The caller's own signal: when it aborts, nobody wants the answer.
 * @throws {OfflineError} No answer came in time. {AbortedError} It is no longer wanted. {ContractError} It is too large.
 */
export async function ask(
  call: string,
  url: string,
  options: FetchOptions<'stream'> & { signal: AbortSignal; wanted: AbortSignal | undefined }
): Promise<Answered> {
  const { wanted, ...request } = options
  let answered: Answered | undefined
  try {
    // A connection that does not heed the signal must not keep anybody waiting.
    answered = await Promise.race([fetchText(url, request), whenAborted(options.signal)])
  } catch {
    if (wanted?.aborted) throw new AbortedError(call)
    throw new OfflineError(call, options.signal.aborted ? 'no answer in time' : 'no answer')
  }
  if (!answered) throw new ContractError(call, 'the answer is too large')
  return answered
}

/** Gives nothing where the answer is too large. */
async function fetchText(url: string, request: FetchOptions<'stream'>): Promise<Answered | undefined> {
  const { configuration, fetch } = environment()
  const sent = environment().now()
  const response = await createFetch({ fetch }).raw(url, {
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    ignoreResponseError: true,
    responseType: 'stream',
    retry: false,
    ...request
  })
  // Services of others have clocks of their own.
  const isGateway = url.startsWith(`${configuration.gateway}/`)
  if (isGateway) noteServerTime(response.headers.get('date'), sent, environment().now())
  const text = await readText(response)
  return text === undefined ? undefined : { status: response.status, text }
}

async function readText(response: Response): Promise<string | undefined> {
  if (!response.body) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > MOST_BYTES) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

/** Parses without ever making a prototype: `__proto__` and `constructor` of the answer are dropped. */
export function parse(call: string, text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) =>
      key === '__proto__' || key === 'constructor' ? undefined : value
    )
  } catch {
    throw new ContractError(call, 'the answer is not JSON')
  }
}
