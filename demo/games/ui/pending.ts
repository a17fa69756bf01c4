import { integer, is, object, optional, unknown } from 'superstruct'

import { RoundId, type RoundInput } from '../protocol/rounds.ts'

/**
 * The round whose answer is outstanding, kept over a reload of the frame. Where storage is blocked, the state of the
 * server still shows the last round.
 */
const KEY = 'bnw.pending-round'

const Pending = object({ roundId: RoundId, stake: integer(), choice: optional(unknown()) })

export function savePending(token: string, round: RoundInput): void {
  try {
    window.sessionStorage.setItem(keyOf(token), JSON.stringify(round))
  } catch {
    // Storage is blocked.
  }
}

export function loadPending(token: string): RoundInput | undefined {
  try {
    const round: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(token)) ?? 'null')
    return is(round, Pending) ? round : undefined
  } catch {
    return undefined
  }
}

export function clearPending(token: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(token))
  } catch {
    // Storage is blocked.
  }
}

function keyOf(token: string): string {
  return `${KEY}.${token}`
}
