import type { PastMovement } from '../../ledger/history.ts'

/** A past movement before its amount is resolved: some depend on the balance. */
export interface Step extends Omit<PastMovement, 'amount' | 'date' | 'id'> {
  /** Milliseconds since 1970 UTC. */
  readonly at: number
  /** Unique; the id of the row is made from it. */
  readonly key: string
  /** Whole kuruş, or what makes them of the balance at that moment. */
  readonly amount: number | ((balance: number) => number)
}
