import { GameRefusal } from '../protocol/refusals.ts'
import { STAKES } from '../protocol/rounds.ts'

/** @throws {GameRefusal} `stake-unknown` unless the stake is a single chip. */
export function assertChip(stake: number): void {
  if (!STAKES.some(chip => chip === stake)) throw new GameRefusal('stake-unknown')
}
