import { GameRefusal } from '../protocol/refusals.ts'
import { STAKES } from '../protocol/rounds.ts'

/** @throws {GameRefusal} `stake-unknown` unless the stake is a single chip. */
export function assertChip(stake: number): void {
  // `includes` of a tuple takes its members only.
  if (!(STAKES as readonly number[]).includes(stake)) throw new GameRefusal('stake-unknown')
}
