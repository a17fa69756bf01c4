import { fairNumbers } from '../fairness.ts'

/**
 * Blackjack of one hand against a dealer who stands on every 17. Each card is drawn from all 52, so it depends on no card
 * before it. There is no splitting and no insurance.
 */
export const MOVES = ['hit', 'stand', 'double'] as const
export type Move = (typeof MOVES)[number]

/** Cards 0 to 51: the rank is `card % 13` from the ace on, the suit `⌊card / 13⌋` of ♠ ♥ ♦ ♣. */
export interface Hand {
  readonly player: readonly number[]
  /** Only the first card while the hand is open. */
  readonly dealer: readonly number[]
  readonly isOpen: boolean
}

export const ENDS = ['blackjack', 'won', 'push', 'lost'] as const
export type End = (typeof ENDS)[number]

/** 40 words. The longest hand, 21 aces against ten cards of the dealer, draws 31 cards. */
export const DIGESTS = 5

/**
 * What comes back of the first stake on average with the moves of `adviceOf()`, as a share of it. A test computes it, and
 * that no other moves return more.
 */
export const BEST_RETURN = 0.989_133

const CARDS = 52
const GOAL = 21
const DEALER_STANDS = 17

/** An ace counts 1 here; ten, jack, queen and king 10. */
export function pointsOf(card: number): number {
  return Math.min(10, (card % 13) + 1)
}

/** The total; soft if an ace counts 11 in it. */
export function countOf(cards: readonly number[]): { total: number; isSoft: boolean } {
  const points = cards.map(pointsOf)
  const low = points.reduce((sum, each) => sum + each, 0)
  const isSoft = points.includes(1) && low + 10 <= GOAL
  return { total: isSoft ? low + 10 : low, isSoft }
}

export function totalOf(cards: readonly number[]): number {
  return countOf(cards).total
}

function isBlackjack(cards: readonly number[]): boolean {
  return cards.length === 2 && totalOf(cards) === GOAL
}

/**
 * Plays a hand by these moves. A blackjack of either side ends it before the first move, 21 or more and a double before
 * the next one; later moves are ignored.
 *
 * @param next Draws a card: two for player and dealer in turn, those of the player, those of the dealer.
 */
export function playFrom(next: () => number, moves: readonly Move[]): Hand {
  const [first, up, second, hole] = [next(), next(), next(), next()]
  const player = [first, second]
  const dealer = [up, hole]
  if (isBlackjack(player) || isBlackjack(dealer)) return { player, dealer, isOpen: false }
  let isOpen = true
  for (const move of moves) {
    if (isOpen && move !== 'stand') player.push(next())
    isOpen &&= move === 'hit' && totalOf(player) < GOAL
  }
  if (isOpen) return { player, dealer: [up], isOpen }
  const isBust = totalOf(player) > GOAL
  while (!isBust && totalOf(dealer) < DEALER_STANDS) dealer.push(next())
  return { player, dealer, isOpen }
}

/** The hand of a drawn digest after these moves. */
export function handOf(words: readonly number[], moves: readonly Move[]): Hand {
  const below = fairNumbers(words)
  return playFrom(() => below(CARDS), moves)
}

/** How an ended hand ended. */
export function endOf({ player, dealer }: Hand): End {
  if (isBlackjack(player)) return isBlackjack(dealer) ? 'push' : 'blackjack'
  const [own, other] = [totalOf(player), totalOf(dealer)]
  if (own > GOAL || isBlackjack(dealer)) return 'lost'
  if (other > GOAL || own > other) return 'won'
  return own === other ? 'push' : 'lost'
}

/** Stakes that come back for each stake. */
const PAYS: Readonly<Record<End, number>> = { blackjack: 2.5, won: 2, push: 1, lost: 0 }

/**
 * Whole kuruş that an ended hand returns, including the stake; 0 for an open one. A blackjack pays 3 : 2.
 *
 * @param stake Whole lira in kuruş, with that of a double, so that 3 : 2 is whole kuruş.
 */
export function returnOf(hand: Hand, stake: number): number {
  return hand.isOpen ? 0 : stake * PAYS[endOf(hand)]
}
