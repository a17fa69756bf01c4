import type { Table } from './table.ts'

/** A player's bet on a round. */
export interface LaidBet {
  /** Whole kuruş, all bets of the round together. */
  stake: number
  /** The rest of the bet; each game has its own schema. */
  choice?: unknown
  /** Milliseconds since 1970 UTC. */
  now: number
}

export interface RoundResult {
  /** Plain JSON: stored with the round and shown by the page. */
  outcome: Readonly<Record<string, unknown>>
  /** Returned amount in whole kuruş, including the stake; 0 for a loss. */
  returned: number
}

/** The rules of a game whose round begins with one draw: pure functions without player, balance or clock. */
export interface GameRules {
  /** Digests that a draw needs; one where absent. */
  readonly digests?: number
  /**
   * Checks stake and choice before any money moves.
   *
   * @throws {GameRefusal}
   */
  check(bet: LaidBet, table: Table): void
  /** @param words The 32-bit words of the drawn digests. */
  settle(words: readonly number[], bet: LaidBet): RoundResult
}
