import { create, type Struct } from 'superstruct'

import {
  FairnessAnswer,
  RefusalAnswer,
  RoundAnswer,
  StateAnswer,
  type RefusalCode
} from '../protocol/rounds.ts'

/** Why something did not work: what the server said, no connection, or anything else. */
export type TroubleCode = RefusalCode | 'offline' | 'server'

export class Trouble extends Error {
  override readonly name = 'Trouble'
  readonly code: TroubleCode

  constructor(code: TroubleCode) {
    super(code)
    this.code = code
  }
}

export function troubleOf(error: unknown): TroubleCode {
  return error instanceof Trouble ? error.code : 'server'
}

/** Whether nobody knows what became of it: asked again under the same id, it comes out. */
export function isUnanswered(code: TroubleCode): boolean {
  return code === 'offline' || code === 'server'
}

/** What a round is asked for with. The same id gives the same round. */
export interface RoundToAsk {
  roundId: string
  /** Whole kuruş, all bets together. */
  stake: number
  /** What else the machine wants to know. */
  choice?: unknown
}

export interface Server {
  readState(): Promise<StateAnswer>
  /** Repeats by itself while there is no answer; throws `Trouble` afterwards. */
  playRound(round: RoundToAsk): Promise<RoundAnswer>
  /** Looks after a flight, or cashes it out; repeated like a round. */
  attendFlight(flight: { roundId: string; isCashingOut: boolean }): Promise<RoundAnswer>
  /** The page goes: cashes out, without waiting for an answer that nobody could read. */
  leaveFlight(roundId: string): void
  readFairness(): Promise<FairnessAnswer>
  changeSeed(playerSeed: string): Promise<FairnessAnswer>
}

const TIME_LIMIT_MS = 10_000
const REPEAT_AFTER_MS = [400, 1_200]

export function createServer(token: string): Server {
  const post = <T>(path: string, body: object, answer: Struct<T, any>) =>
    ask(path, { method: 'POST', body: JSON.stringify({ token, ...body }) }, answer)
  return {
    readState: () =>
      repeat(() => ask('/api/state', { headers: { authorization: `Bearer ${token}` } }, StateAnswer)),
    playRound: round => repeat(() => post('/api/round', round, RoundAnswer)),
    attendFlight: flight => repeat(() => post('/api/flight', flight, RoundAnswer)),
    leaveFlight(roundId) {
      const body = JSON.stringify({ token, roundId, isCashingOut: true })
      const headers = { 'content-type': 'application/json' }
      fetch('/api/flight', { method: 'POST', body, headers, keepalive: true }).catch(() => undefined)
    },
    readFairness: () => repeat(() => post('/api/verify', {}, FairnessAnswer)),
    // Never repeated: a second change would hide the seed that the first one revealed.
    changeSeed: playerSeed => post('/api/seed', { playerSeed }, FairnessAnswer)
  }
}

/** Asks the server once. */
export async function ask<T>(path: string, request: RequestInit, answer: Struct<T, any>): Promise<T> {
  const headers = request.body ? { 'content-type': 'application/json' } : request.headers
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  const response = await fetch(path, { ...request, headers, signal }).catch(() => {
    throw new Trouble('offline')
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new Trouble(codeOf(body))
  try {
    return create(body, answer)
  } catch {
    throw new Trouble('server')
  }
}

function codeOf(body: unknown): TroubleCode {
  try {
    return create(body, RefusalAnswer).error.code
  } catch {
    return 'server'
  }
}

/** Asks again while there is no answer. */
export async function repeat<T>(attempt: () => Promise<T>, waits = REPEAT_AFTER_MS): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    const [wait, ...rest] = waits
    if (wait === undefined || !isUnanswered(troubleOf(error))) throw error
    await new Promise(resolve => window.setTimeout(resolve, wait))
    return repeat(attempt, rest)
  }
}
