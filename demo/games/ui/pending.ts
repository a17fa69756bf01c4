import { integer, is, object, optional, unknown } from 'superstruct'

import { RoundId } from '../protocol/rounds.ts'
import type { RoundToAsk } from './server.ts'

/**
 * The round whose answer is still out, kept over a reload of the frame. Only this frame needs it, and where storage
 * is blocked the state of the server still shows the last round.
 */
const KEY = 'bnw.pending-round'

const Pending = object({ roundId: RoundId, stake: integer(), choice: optional(unknown()) })

export function keepPending(token: string, round: RoundToAsk): void {
  try {
    window.sessionStorage.setItem(keyOf(token), JSON.stringify(round))
  } catch {
    // Storage is blocked: a reload then shows the last round of the server.
  }
}

export function readPending(token: string): RoundToAsk | undefined {
  try {
    const round: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(token)) ?? 'null')
    return is(round, Pending) ? round : undefined
  } catch {
    return undefined
  }
}

export function forgetPending(token: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(token))
  } catch {
    // Nothing was kept then.
  }
}

function keyOf(token: string): string {
  return `${KEY}.${token}`
}
