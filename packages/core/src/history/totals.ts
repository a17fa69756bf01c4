import type { Transaction } from '../contract/finance.ts'
import type { Kurus } from '../contract/shapes.ts'
import { isSettled, STATUS } from './status.ts'
import { CREDIT, DEBIT, WITHDRAWAL } from './transactions.ts'

/** What came in, what went out, and the difference, in kuruş. */
export interface Totals {
  in: Kurus
  out: Kurus
  net: Kurus
}

/**
 * Adds up what has moved: credits once they are approved, debits from the start; what was cancelled came back and counts
 * for nothing. So the totals of everything are the balance.
 */
export function totalsOf(rows: readonly Transaction[]): Totals {
  let [came, went] = [0, 0]
  for (const { amount = 0, transaction_type_id: type, transaction_status: status } of rows) {
    if (type === CREDIT && status === STATUS.approved) came += amount
    if (type === DEBIT && (status === STATUS.approved || status === STATUS.new)) went += amount
  }
  return { in: came as Kurus, out: went as Kurus, net: (came - went) as Kurus }
}

/** An amount with the sign of its direction: the gateway's amounts are never negative. */
export function signedAmount({ amount, transaction_type_id: type }: Transaction): Kurus | undefined {
  return amount !== undefined && type === DEBIT ? ((0 - amount) as Kurus) : amount
}

/** Whether this is a withdrawal that is still under way. */
export function isPendingWithdrawal({
  transaction_category_id: category,
  transaction_status: status
}: Transaction): boolean {
  return category === WITHDRAWAL && !isSettled(status)
}

/** Withdrawals under way first, also those of pages that are not here yet; then the others as they came. */
export function pinPending(
  rows: readonly Transaction[],
  whole: readonly Transaction[] = []
): { pending: readonly Transaction[]; others: readonly Transaction[] } {
  const pending = new Map([...rows, ...whole].filter(isPendingWithdrawal).map(row => [row.id, row]))
  return { pending: [...pending.values()], others: rows.filter(({ id }) => !pending.has(id)) }
}
