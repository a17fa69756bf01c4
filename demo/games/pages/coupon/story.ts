import { randomOf } from '../../engines/random.ts'
import type { BookEvent, DrawnLine } from '../../protocol/coupons.ts'

/**
 * Simulates the course of an event up to its drawn outcome. For display only: the server has drawn the outcome, and the
 * same key gives the same course again after a reload.
 */

type Side = 'home' | 'away'

export interface Goal {
  /** Progress of the coupon, from 0 to 1. */
  at: number
  side: Side
}

export function teamsOf({ title }: BookEvent): [home: string, away: string] {
  const [home = '', away = ''] = title.split(' – ')
  return [home, away]
}

/** Minute and score of a match at a moment of the coupon. */
export function matchAt(key: string, line: DrawnLine, progress: number) {
  const { minute = 0, home = 0, away = 0 } = line.event.standing ?? {}
  const goals = goalsOf(key, line).filter(({ at }) => at <= progress)
  const count = (side: Side) => goals.filter(goal => goal.side === side).length
  return {
    minute: Math.min(90, Math.floor(minute + (90 - minute) * progress)),
    home: home + count('home'),
    away: away + count('away')
  }
}

/** The goals from the current score to the drawn outcome, earliest first. */
export function goalsOf(key: string, { event, drawn }: DrawnLine): Goal[] {
  const random = randomOf(key)
  const sides =
    event.kind === 'goals'
      ? Array.from({ length: drawn * 2 + Math.floor(random() * 2) }, () => randomSide(random()))
      : scorers(random, event.standing ?? { home: 0, away: 0 }, drawn)
  return sides.map(side => ({ at: 0.05 + random() * 0.9, side })).toSorted((one, other) => one.at - other.at)
}

function randomSide(random: number): Side {
  return random < 0.55 ? 'home' : 'away'
}

function scorers(random: () => number, from: Readonly<Record<Side, number>>, drawn: number): Side[] {
  const sides = Array.from({ length: Math.floor(random() * 3) }, () => randomSide(random()))
  const count = (side: Side) => from[side] + sides.filter(each => each === side).length
  const isReached = () => Math.sign(count('away') - count('home')) === drawn - 1
  while (!isReached()) {
    // For a draw the trailing side scores, for a win the winner.
    const behind = count('home') < count('away') ? 'home' : 'away'
    const winner = drawn === 0 ? 'home' : 'away'
    sides.push(drawn === 1 ? behind : winner)
  }
  return sides
}

/** Positions of the three runners, 0 at the gate and 1 at the post. */
export function racePositions(key: string, drawn: number, progress: number): [number, number, number] {
  const random = randomOf(key)
  const position = (runner: number) => {
    const [wave, phase, gap] = [random(), random(), random()]
    const end = runner === drawn ? 1 : 0.9 + gap * 0.065
    // The sway is zero at both ends, so the lead changes and the drawn runner still wins.
    const sway = 0.14 * (0.4 + wave) * Math.sin(progress * 9 + phase * 6.3) * progress * (1 - progress)
    return Math.max(0, Math.min(end, progress * end + sway))
  }
  return [position(0), position(1), position(2)]
}

/** Dice, card, coins or marble that a table shows after the draw. */
export type TableOutcome =
  | { kind: 'dice'; values: [number, number] }
  | { kind: 'cards'; rank: string; suit: number }
  | { kind: 'coins'; heads: [boolean, boolean] }
  | { kind: 'marbles'; colour: number }

/** Card ranks by outcome. */
const RANKS = [
  ['2', '3', '4', '5', '6'],
  ['7', '8', '9', '10'],
  ['J', 'Q', 'K', 'A']
] as const

export function tableOutcome(key: string, { event, drawn }: DrawnLine): TableOutcome {
  const random = randomOf(key)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!
  if (event.kind === 'dice') return { kind: 'dice', values: pick(THROWS[drawn]) }
  if (event.kind === 'cards')
    return { kind: 'cards', rank: pick(RANKS[drawn]), suit: Math.floor(random() * 4) }
  if (event.kind === 'coins') {
    const first = random() < 0.5
    return { kind: 'coins', heads: drawn === 1 ? [first, !first] : [drawn === 2, drawn === 2] }
  }
  return { kind: 'marbles', colour: drawn }
}

type Throw = [number, number]

const FACES = [1, 2, 3, 4, 5, 6]
const ALL_THROWS = FACES.flatMap(one => FACES.map((other): Throw => [one, other]))

const throwsWith = (sign: number) => ALL_THROWS.filter(([one, other]) => Math.sign(one + other - 7) === sign)

/** Throws of two dice by outcome: sums under seven, of seven, and over seven. */
const THROWS = [throwsWith(-1), throwsWith(0), throwsWith(1)] as const
