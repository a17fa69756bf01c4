import { assertBets, betsOf, type Bets } from '../bets.ts'
import type { GameRules } from '../rules.ts'
import { DIGESTS, handOf, returnOf, type Move } from './engine.ts'
import type { AnyHand } from './hand.ts'

/** The one field of the table. */
export const FIELD = 'hand'

/** A hand without a move for this long stands, so that its stake does not stay open. */
export const LEFT_MS = 600_000

/** `settle` deals; the hand ends with the moves of the player, or at once with a blackjack. */
export const blackjackRules: GameRules = {
  digests: DIGESTS,
  check: (bet, table) => assertBets(bet, table, name => name === FIELD),
  settle: (words, { stake, choice, now }) => advance(words, { bets: betsOf(choice), moves: [], stake, now })
}

interface Advance {
  bets: Bets
  moves: Move[]
  /** Whole kuruş, with that of a double. */
  stake: number
  /** Milliseconds since 1970 UTC. */
  now: number
}

/** The hand after these moves, as it is stored, and what it returns. */
export function advance(
  words: readonly number[],
  { bets, moves, stake, now }: Advance
): { outcome: AnyHand; returned: number } {
  const hand = handOf(words, moves)
  const common = { player: [...hand.player], dealer: [...hand.dealer], moves, bets }
  const outcome: AnyHand = hand.isOpen
    ? { ...common, state: 'open', movedAt: now }
    : { ...common, state: 'ended' }
  return { outcome, returned: returnOf(hand, stake) }
}
