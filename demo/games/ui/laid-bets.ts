import type { Bets } from '../engines/bets.ts'

/** The chips on the table, in whole kuruş. */
export interface LaidBets {
  readonly byField: Bets
  readonly total: number
  lay(field: string, amount: number): void
  /** Removes the last chip. */
  undo(): void
  clear(): void
  /** What the button for more bets lays: twice those on the table, or on an empty one those of the last round. */
  readonly again: Bets
  /** Lays the bets of an earlier round. */
  restore(bets: Bets): void
  /** Keeps the bets of a round, to be laid again. A table that is opened again begins empty. */
  remember(bets: Bets): void
}

export function createBets(onChange: () => void): LaidBets {
  let chips: readonly { field: string; amount: number }[] = []
  let last: Bets = {}
  const change = (next: typeof chips) => {
    chips = next
    onChange()
  }
  const restore = (bets: Bets) => change(Object.entries(bets).map(([field, amount]) => ({ field, amount })))
  const byField = () => {
    const sums = new Map<string, number>()
    for (const { field, amount } of chips) sums.set(field, (sums.get(field) ?? 0) + amount)
    return Object.fromEntries(sums)
  }
  return {
    get byField() {
      return byField()
    },
    get again() {
      if (chips.length === 0) return last
      return Object.fromEntries(Object.entries(byField()).map(([field, amount]) => [field, 2 * amount]))
    },
    get total() {
      return chips.reduce((sum, { amount }) => sum + amount, 0)
    },
    lay: (field, amount) => change([...chips, { field, amount }]),
    undo: () => change(chips.slice(0, -1)),
    clear: () => change([]),
    restore,
    remember(bets) {
      last = bets
    }
  }
}
