import { countOf, pointsOf, type Move } from './engine.ts'

/** Dealer's cards, in points with the ace as 1, against which a hand of two cards doubles. */
type Doubles = Readonly<Record<number, readonly [from: number, to: number]>>

const HARD_DOUBLES: Doubles = { 9: [3, 6], 10: [2, 9], 11: [2, 10] }
const SOFT_DOUBLES: Doubles = { 13: [6, 6], 14: [5, 6], 15: [5, 6], 16: [4, 6], 17: [3, 6], 18: [3, 6] }

/** The move that returns most on average, by the player's cards and the dealer's open card. */
export function adviceOf(player: readonly number[], open: number): Move {
  const { total, isSoft } = countOf(player)
  const against = pointsOf(open)
  const [from, to] = (isSoft ? SOFT_DOUBLES : HARD_DOUBLES)[total] ?? [0, 0]
  if (player.length === 2 && against >= from && against <= to) return 'double'
  return (isSoft ? standsSoft(total, against) : standsHard(total, against)) ? 'stand' : 'hit'
}

function standsSoft(total: number, against: number): boolean {
  return total > 18 || (total === 18 && against >= 2 && against <= 8)
}

function standsHard(total: number, against: number): boolean {
  if (total >= 17) return true
  const weakest = total === 12 ? 4 : 2
  return total >= 12 && against >= weakest && against <= 6
}
