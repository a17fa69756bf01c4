import type { PastMovement } from '../../ledger/history.ts'

/** A movement of the past before its amount is settled: some depend on what the wallet holds. */
export interface Step extends Omit<PastMovement, 'amount' | 'date' | 'id'> {
  /** Milliseconds since 1970 UTC. */
  readonly at: number
  /** Told apart from every other step by this; the id of the row is made from it. */
  readonly key: string
  /** Whole kuruş, or what makes them of the balance at that moment. */
  readonly amount: number | ((balance: number) => number)
}
