import type { Transaction } from '../contract/finance.ts'
import { kurus, type Kurus } from '../contract/units.ts'
import { isSettled, STATUS } from './status.ts'
import { CREDIT, DEBIT, directionOf, WITHDRAWAL } from './transactions.ts'

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
  for (const row of rows) {
    const { amount = 0, transaction_status: status } = row
    const direction = directionOf(row)
    if (direction === CREDIT && status === STATUS.approved) credit += amount
    if (direction === DEBIT && (status === STATUS.approved || status === STATUS.new)) debit += amount
  }
  return { in: kurus(credit), out: kurus(debit), net: kurus(credit - debit) }
}

/** The amount, negative for a debit: the gateway's amounts are never negative. `sign` is false if the direction is unknown. */
export function signedAmount(row: Transaction): { value: Kurus | undefined; sign: boolean } {
  const { amount } = row
  const direction = directionOf(row)
  const value = amount !== undefined && direction === DEBIT ? kurus(0 - amount) : amount
  return { value, sign: direction !== undefined }
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
