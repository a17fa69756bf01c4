import type { Bets } from '../bets.ts'
import { fairNumbers } from '../fairness.ts'

/** Punto banco from a shoe of eight decks that is shuffled before each round. */
export const FIELDS = ['player', 'banker', 'tie'] as const
export type Field = (typeof FIELDS)[number]

/** Cards 0 to 51: the rank is `card % 13` from the ace on, the suit `⌊card / 13⌋` of ♠ ♥ ♦ ♣. */
export interface Deal {
  readonly player: readonly number[]
  readonly banker: readonly number[]
}

const DECKS = 8
const CARDS = 52

/**
 * Return of each bet over all deals of a full shoe, as a share of the stake. A test counts 4,998,398,275,503,360 orders of
 * six cards.
 */
export const RETURNS: Readonly<Record<Field, number>> = { player: 0.987649, banker: 0.989421, tie: 0.856404 }

/** An ace counts 1; ten, jack, queen and king 0. */
export function pointsOf(card: number): number {
  const rank = (card % 13) + 1
  return rank > 9 ? 0 : rank
}

/** The last digit of the sum. */
export function totalOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10
}

/** Deals by the fixed drawing rules. @param next Draws the next card of the shoe. */
export function dealFrom(next: () => number): Deal {
  const [p1, b1, p2, b2] = [next(), next(), next(), next()]
  const [player, banker] = [
    [p1, p2],
    [b1, b2]
  ]
  if (totalOf(player) >= 8 || totalOf(banker) >= 8) return { player, banker }
  const third = totalOf(player) <= 5 ? next() : undefined
  const isDrawing = bankerDraws(totalOf(banker), third)
  return {
    player: third === undefined ? player : [...player, third],
    banker: isDrawing ? [...banker, next()] : banker
  }
}

/** By the total of two cards and the third card of the player, the points of which decide on 3 to 6. */
function bankerDraws(total: number, third: number | undefined): boolean {
  if (third === undefined) return total <= 5
  const points = pointsOf(third)
  if (total <= 2) return true
  if (total === 3) return points !== 8
  return total <= 6 && points >= 2 * (total - 3) && points <= 7
}

/** The deal of a drawn digest. */
export function dealOf(words: readonly number[]): Deal {
  const below = fairNumbers(words)
  const shoe = Array.from({ length: DECKS * CARDS }, (_, index) => index % CARDS)
  return dealFrom(() => shoe.splice(below(shoe.length), 1)[0] ?? 0)
}

export function winnerOf({ player, banker }: Deal): Field {
  const lead = totalOf(player) - totalOf(banker)
  if (lead === 0) return 'tie'
  return lead > 0 ? 'player' : 'banker'
}

/**
 * Whole kuruş that one bet returns, including the stake. Player pays 1 : 1, banker 1 : 1 less 5 %, tie 8 : 1; on a tie
 * the bets on player and banker come back.
 *
 * @param stake Whole lira in kuruş, so that the commission is whole kuruş.
 */
export function returnOf(field: string, stake: number, winner: Field): number {
  if (winner === 'tie') return field === 'tie' ? stake * 9 : stake
  if (field !== winner) return 0
  return winner === 'banker' ? stake * 2 - stake / 20 : stake * 2
}

export function returnOfAll(bets: Bets, winner: Field): number {
  return Object.entries(bets).reduce((sum, [field, stake]) => sum + returnOf(field, stake, winner), 0)
}
