import type { RawReply, Reply } from './gateway-client.ts'

/** What a check of one call found. */
export interface Finding {
  /** Name of the call: `casino.games_list`. */
  call: string
  check: 'reply' | 'refusal' | 'session'
  /** Empty: as the contract says. */
  problem: string
  /** Why it could not be checked. */
  skipped?: string
  /** Of the slowest reply, ms. */
  duration: number
}

/** The timeout of the client for calls that move no money, ms (contract, `Kind`). */
const TIMEOUT_MS = 15_000

/** The largest reply that the client reads, bytes. */
const MAX_BYTES = 2 * 1024 * 1024

/** The problem that any reply may have, or an empty text. */
export function problemOf({ raw, envelope }: Reply): string {
  const failed = problemOfStatus(raw, 'the gateway answers 200, also when it refuses')
  if (failed) return failed
  return envelope ? problemOfLimits(raw) : `no envelope with result, message and code: ${excerpt(raw.text)}`
}

/** @param rule What the contract says instead. */
export function problemOfStatus({ status, text }: RawReply, rule: string): string {
  if (status === 0) return `HTTP failed: ${excerpt(text)}`
  return status === 200 ? '' : `HTTP ${status}: ${rule}`
}

/** Of a reply that the client would not wait for, or not read to its end. */
export function problemOfLimits({ duration, text }: RawReply): string {
  const bytes = Buffer.byteLength(text)
  if (bytes > MAX_BYTES) return `has ${bytes} bytes: the client reads 2 MiB`
  return duration > TIMEOUT_MS ? `took ${Math.round(duration)} ms: the client waits 15,000` : ''
}

/** The beginning of a reply, on one line. */
export function excerpt(text: string): string {
  return text.slice(0, 60).replaceAll(/\s+/g, ' ')
}
