import { notAvailable } from '../cashier/refusals.ts'
import { playerOf, type Context, type ForcedTransfer } from '../context.ts'
import { SimulatedFailure, insufficientBalance, sessionExpired } from '../refusal.ts'
import { makeStale } from '../session/store.ts'

/** Outcomes by the kuruş of the amount. Source: docs/operating.md, "Transfers". */
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

type Outcome = (typeof OUTCOMES)[keyof typeof OUTCOMES]

/** In ms. Clients wait 45 s for a call that moves money, and a connection may be silent for 70 s. */
const SLOW_MS = 8_000
const LATE_MS = 50_000
const SILENT_MS = 60_000

/** @param amount Whole kuruş. Undefined for amounts that force nothing. */
export function forcedTransfer(amount: bigint): ForcedTransfer | undefined {
  const outcomes: Readonly<Record<string, Outcome | undefined>> = OUTCOMES
  const outcome = outcomes[String(amount % 100n)]
  return (
    outcome && {
      hasPaymentPage: outcome === 'page',
      before: context => failBefore(outcome, context),
      refuse: () => refuse(outcome),
      after: options => delayReply(outcome, options)
    }
  )
}

async function failBefore(outcome: Outcome, context: Context): Promise<void> {
  if (outcome === 'status-500') throw new SimulatedFailure('status-500')
  if (outcome === 'cut') throw new SimulatedFailure('cut')
  if (outcome === 'silent') {
    await context.pause(SILENT_MS)
    throw new SimulatedFailure('cut')
  }
  if (outcome === 'stale') {
    await makeStale(context.database, playerOf(context).sessionId)
    throw sessionExpired()
  }
}

function refuse(outcome: Outcome): void {
  if (outcome === 'no-money') throw insufficientBalance()
  if (outcome === 'not-available') throw notAvailable()
}

/** Only the first reply is late: a repeat gets the stored answer at once. */
async function delayReply(
  outcome: Outcome,
  { pause, isFirst }: { pause: Context['pause']; isFirst: boolean }
): Promise<void> {
  if (outcome === 'slow') await pause(SLOW_MS)
  if (outcome === 'late' && isFirst) await pause(LATE_MS)
}
