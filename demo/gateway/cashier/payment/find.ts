import { eq } from 'drizzle-orm'

import type { Database } from '../../db/database.ts'
import { decisions, transactions } from '../../db/schema/index.ts'
import { APPROVED, NEW } from '../../ledger/ledger.ts'
import { CANCEL_REASONS } from '../notes.ts'
import { hashOfToken } from './token.ts'

/** `expired`: not paid in time. */
export type PaymentState = 'open' | 'approved' | 'refused' | 'expired'

/** The payment of a payment page. */
export interface Payment {
  transactionId: string
  /** 1 deposit, 2 withdraw. */
  direction: 1 | 2
  /** Whole kuruş. */
  amount: bigint
  /** In Turkish, as stored in the history. */
  methodName: string
  state: PaymentState
}

export async function findPayment(
  database: Database,
  token: unknown,
  now: number
): Promise<Payment | undefined> {
  if (typeof token !== 'string' || !/^[\w-]{43}$/.test(token)) return undefined
  const [row] = await database
    .select({ decision: decisions, transaction: transactions })
    .from(decisions)
    .innerJoin(transactions, eq(transactions.id, decisions.transactionId))
    .where(eq(decisions.pageHash, hashOfToken(token)))
  if (!row) return undefined
  const { amount, methodName, status, note } = row.transaction
  const { transactionId, direction, dueAt } = row.decision
  // Its time may be over before a job has cancelled it, such as after a night without a gateway.
  const isOver = status === NEW && dueAt.getTime() <= now
  return { transactionId, direction, amount, methodName, state: isOver ? 'expired' : stateOf(status, note) }
}

function stateOf(status: number, note: string): PaymentState {
  if (status === NEW) return 'open'
  if (status === APPROVED) return 'approved'
  return note === CANCEL_REASONS.refusedOnPage.tr ? 'refused' : 'expired'
}
