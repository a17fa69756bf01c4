import type { Context } from '../context.ts'
import { playerOf } from '../context.ts'
import { Breakdown, insufficientBalance, sessionExpired } from '../refusal.ts'
import { makeStale } from '../session/store.ts'
import { notAvailable } from './refusals.ts'

/**
 * What an amount that ends in these kuruş makes happen, so that every state of the cashier can be seen. Source: sandbox
 * design, "Forced outcomes".
 */
const OUTCOMES = {
  13: 'no-money',
  17: 'not-available',
  19: 'slow',
  23: 'silent',
  29: 'status-500',
  31: 'cut',
  37: 'stale',
  41: 'page',
  43: 'late'
} as const

export type ForcedOutcome = (typeof OUTCOMES)[keyof typeof OUTCOMES]

/** In ms. Clients wait 45 s for a call that moves money, and a connection may be silent for 70 s. */
const SLOW = 8_000
const LATE = 50_000
const SILENT = 60_000

/** Undefined for all other amounts, and outside of the sandbox. */
export function forcedOutcomeOf(amount: bigint, { settings }: Context): ForcedOutcome | undefined {
  return settings.sandbox ? OUTCOMES[Number(amount % 100n) as keyof typeof OUTCOMES] : undefined
}

/**
 * What goes wrong before anything is done or noted; the same request may be sent again.
 *
 * @throws {Breakdown | Refusal}
 */
export async function breakBefore(outcome: ForcedOutcome | undefined, context: Context): Promise<void> {
  if (outcome === 'status-500') throw new Breakdown('status-500')
  if (outcome === 'cut') throw new Breakdown('cut')
  if (outcome === 'silent') {
    await context.pause(SILENT)
    throw new Breakdown('cut')
  }
  if (outcome === 'stale') {
    await makeStale(context.database, playerOf(context).sessionId)
    throw sessionExpired()
  }
}

/** What is refused as if it were so: the first answer to the request. */
export function refuseForced(outcome: ForcedOutcome | undefined): void {
  if (outcome === 'no-money') throw insufficientBalance()
  if (outcome === 'not-available') throw notAvailable()
}

/** The answer to what has been carried out is kept back; a repeat of what came too late is answered at once. */
export async function holdBack(
  outcome: ForcedOutcome | undefined,
  { pause, isFirst }: { pause: Context['pause']; isFirst: boolean }
): Promise<void> {
  if (outcome === 'slow') await pause(SLOW)
  if (outcome === 'late' && isFirst) await pause(LATE)
}
