import { and, asc, count, eq, isNull, lte } from 'drizzle-orm'

import type { Context, Database } from '../context.ts'
import { decisions } from '../db/schema/index.ts'
import { approve, reverse } from '../ledger/decisions.ts'
import { CANCEL_REASONS, WITHDRAWAL_REASONS, type CancelReason } from './notes.ts'
import { hashOfToken } from './payment/token.ts'
import type { Transfer } from './transfer-form.ts'

export type Outcome = 'approve' | 'cancel'

interface Planned {
  transactionId: string
  transfer: Transfer
  /** Of the payment page, where there is one. */
  token: string | undefined
}

/** What is not paid on its page by then never will be, in ms. */
const PAGE_LIFETIME = 24 * 3_600_000

/** Every so many withdrawals of a player one is cancelled. */
const CANCELLED_EACH = 5

/**
 * Notes what is to become of a transfer, in the transaction of the transfer itself. What has a payment page is decided
 * there; all else by itself, a deposit after 20 s, a withdrawal after 45 s unless the settings say otherwise.
 */
export async function planDecision(
  database: Database,
  { transactionId, transfer, token }: Planned,
  { now, settings }: Pick<Context, 'now' | 'settings'>
): Promise<void> {
  const { playerId, method } = transfer
  const { direction } = method
  const delay = direction === 1 ? settings.decideAfter.deposit : settings.decideAfter.withdrawal
  const reason = token ? 'neverPaid' : direction === 2 ? await cancelReason(database, playerId) : undefined
  await database.insert(decisions).values({
    transactionId,
    playerId,
    direction,
    dueAt: new Date(now() + (token ? PAGE_LIFETIME : delay)),
    outcome: reason ? 'cancel' : 'approve',
    note: reason ? CANCEL_REASONS[reason].tr : '',
    pageHash: token ? hashOfToken(token) : null
  })
}

/**
 * Why this withdrawal is going to be cancelled, if it is. The wallet was debited in this transaction, so that no other
 * withdrawal of the player is counted at the same time.
 */
async function cancelReason(database: Database, playerId: string): Promise<CancelReason | undefined> {
  const [sum] = await database
    .select({ before: count() })
    .from(decisions)
    .where(and(eq(decisions.playerId, playerId), eq(decisions.direction, 2), isNull(decisions.pageHash)))
  const number = (sum?.before ?? 0) + 1
  if (number % CANCELLED_EACH !== 0) return undefined
  return WITHDRAWAL_REASONS[(number / CANCELLED_EACH - 1) % WITHDRAWAL_REASONS.length]
}

interface Decision {
  transactionId: string
  outcome: Outcome
  note: string
}

/**
 * Carries out a decision, once: of several processes that try, the database lets one.
 *
 * @returns Whether it was this one.
 */
export function decide(
  database: Database,
  { transactionId, outcome, note }: Decision,
  now: number
): Promise<boolean> {
  return database.transaction(async transaction => {
    const open = and(eq(decisions.transactionId, transactionId), isNull(decisions.decidedAt))
    const taken = await transaction
      .update(decisions)
      .set({ decidedAt: new Date(now), outcome, note })
      .where(open)
      .returning({ id: decisions.transactionId })
    if (taken.length === 0) return false
    return outcome === 'approve'
      ? approve(transaction, transactionId)
      : reverse(transaction, transactionId, note)
  })
}

const AT_ONCE = 100

/** What is due and not decided, oldest first. */
export async function dueDecisions(database: Database, now: number): Promise<Decision[]> {
  return database
    .select({
      transactionId: decisions.transactionId,
      outcome: decisions.outcome,
      note: decisions.note
    })
    .from(decisions)
    .where(and(isNull(decisions.decidedAt), lte(decisions.dueAt, new Date(now))))
    .orderBy(asc(decisions.dueAt))
    .limit(AT_ONCE)
}

/**
 * Carries out the decisions that are due. Several processes may do so at the same time.
 *
 * @returns The number of decisions that this call carried out.
 */
export async function applyDueDecisions(database: Database, now: number): Promise<number> {
  let applied = 0
  for (const decision of await dueDecisions(database, now)) {
    if (await decide(database, decision, now)) applied += 1
  }
  return applied
}
