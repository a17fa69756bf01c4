import { and, asc, count, eq, exists, isNull, not, or } from 'drizzle-orm'

import type { Context, Database } from '../context.ts'
import { isAhead, isCurrent } from '../db/is-current.ts'
import { decisions, transactions } from '../db/schema/index.ts'
import { processEach } from '../due-jobs.ts'
import { approve, reverse } from '../ledger/decisions.ts'
import { CANCEL_REASONS, WITHDRAWAL_REASONS, type CancelReason } from './notes.ts'
import { hashOfToken } from './payment/token.ts'
import type { Transfer } from './transfer-form.ts'

export type Outcome = 'approve' | 'cancel'

interface Planned {
  transactionId: string
  transfer: Transfer
  /** Token of the payment page, if there is one. */
  token: string | undefined
}

/** When an unpaid payment page expires, in ms. */
const PAGE_LIFETIME_MS = 24 * 3_600_000

/** Every fifth withdrawal of a player is cancelled. */
const CANCEL_INTERVAL = 5

/**
 * Stores the decision on a transfer, in the transaction of the transfer. A transfer with a payment page is decided there;
 * others are decided after the delay of the settings.
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
    dueAt: new Date(now() + (token ? PAGE_LIFETIME_MS : delay)),
    outcome: reason ? 'cancel' : 'approve',
    note: reason ? CANCEL_REASONS[reason].tr : '',
    pageHash: token ? hashOfToken(token) : null
  })
}

/**
 * Why this withdrawal will be cancelled, if it will. This transaction has debited the wallet, which locks it: no other
 * withdrawal of the player is counted at the same time.
 */
async function cancelReason(database: Database, playerId: string): Promise<CancelReason | undefined> {
  const [sum] = await database
    .select({ before: count() })
    .from(decisions)
    .where(and(eq(decisions.playerId, playerId), eq(decisions.direction, 2), isNull(decisions.pageHash)))
  const number = (sum?.before ?? 0) + 1
  if (number % CANCEL_INTERVAL !== 0) return undefined
  return WITHDRAWAL_REASONS[(number / CANCEL_INTERVAL - 1) % WITHDRAWAL_REASONS.length]
}

interface Decision {
  transactionId: string
  outcome: Outcome
  note: string
}

/**
 * Carries out a decision once, also when several processes try.
 *
 * @returns Whether this call did.
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

/**
 * All decisions that are due, oldest first: of a limited number, those that always fail would take every place. Those of
 * transfers that were made while the clock was ahead are due at once, and payment pages after twice their lifetime.
 */
export async function dueDecisions(database: Database, now: number): Promise<Decision[]> {
  const ahead = database
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(eq(transactions.id, decisions.transactionId), isAhead(transactions.date, now)))
  return database
    .select({
      transactionId: decisions.transactionId,
      outcome: decisions.outcome,
      note: decisions.note
    })
    .from(decisions)
    .where(
      and(
        isNull(decisions.decidedAt),
        or(
          not(isCurrent(decisions.dueAt, { now, lifetime: PAGE_LIFETIME_MS })),
          and(isNull(decisions.pageHash), exists(ahead))
        )
      )
    )
    .orderBy(asc(decisions.dueAt))
}

/**
 * Carries out the decisions that are due. Several processes may do so at the same time.
 *
 * @returns The number of decisions that this call carried out.
 */
export async function applyDueDecisions(database: Database, now: number): Promise<number> {
  return processEach(await dueDecisions(database, now), decision => decide(database, decision, now))
}
