import type { Reply } from './gateway-client.ts'

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

/** The problem that any reply may have, or an empty text. */
export function problemOf({ raw, envelope }: Reply): string {
  if (raw.status !== 200)
    return `HTTP ${raw.status || 'failed'}: the gateway answers 200, also when it refuses`
  if (!envelope) return `no envelope with result, message and code: ${excerpt(raw.text)}`
  if (raw.duration > TIMEOUT_MS) return `took ${Math.round(raw.duration)} ms: the client waits 15,000`
  return ''
}

/** The beginning of a reply, on one line. */
function excerpt(text: string): string {
  return text.slice(0, 60).replaceAll(/\s+/g, ' ')
}
