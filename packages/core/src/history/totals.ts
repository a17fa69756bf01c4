import type { Transaction } from '../contract/finance.ts'
import { kurus, type Kurus } from '../contract/units.ts'
import { isSettled, STATUS } from './status.ts'
import { CREDIT, DEBIT, WITHDRAWAL } from './transactions.ts'

/** Sum of credits, sum of debits and their difference, in kuruş. */
export interface Totals {
  in: Kurus
  out: Kurus
  net: Kurus
}

/**
 * Adds up approved credits and approved or pending debits. Cancelled transactions do not count. So the net of all
 * transactions is the balance.
 */
export function totalsOf(rows: readonly Transaction[]): Totals {
  let [credit, debit] = [0, 0]
  for (const { amount = 0, transaction_type_id: type, transaction_status: status } of rows) {
    if (type === CREDIT && status === STATUS.approved) credit += amount
    if (type === DEBIT && (status === STATUS.approved || status === STATUS.new)) debit += amount
  }
  return { in: kurus(credit), out: kurus(debit), net: kurus(credit - debit) }
}

/** The amount, negative for a debit: the gateway's amounts are never negative. */
export function signedAmount({ amount, transaction_type_id: type }: Transaction): Kurus | undefined {
  return amount !== undefined && type === DEBIT ? kurus(0 - amount) : amount
}

/** Whether the transaction is a pending withdrawal. */
function isPendingWithdrawal({
  transaction_category_id: category,
  transaction_status: status
}: Transaction): boolean {
  return category === WITHDRAWAL && !isSettled(status)
}

/** Separates pending withdrawals, including those of pages that are not loaded, from the other rows. */
export function pinPending(
  rows: readonly Transaction[],
  whole: readonly Transaction[] = []
): { pending: readonly Transaction[]; others: readonly Transaction[] } {
  const pending = new Map([...rows, ...whole].filter(isPendingWithdrawal).map(row => [row.id, row]))
  return { pending: [...pending.values()], others: rows.filter(({ id }) => !pending.has(id)) }
}
