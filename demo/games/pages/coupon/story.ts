import { randomOf } from '../../engines/random.ts'
import type { DrawnLine } from '../../protocol/coupons.ts'

/**
 * How an event comes to its drawn outcome. For show alone: the outcome is the server's, and the same key tells the same
 * story again after a reload.
 */

export interface Goal {
  /** 0 when the coupon was placed, 1 when it is settled. */
  at: number
  side: 'home' | 'away'
}

/** Goals of a match from where it stood, earliest first, that end in the drawn outcome. */
export function goalsOf(key: string, { event, drawn }: DrawnLine): Goal[] {
  const next = randomOf(key)
  const sides =
    event.kind === 'goals'
      ? Array.from({ length: drawn * 2 + Math.floor(next() * 2) }, () => sideAt(next()))
      : scorers(next, event.standing ?? { home: 0, away: 0 }, drawn)
  return sides.map(side => ({ at: 0.05 + next() * 0.9, side })).toSorted((one, other) => one.at - other.at)
}

function sideAt(at: number): Goal['side'] {
  return at < 0.55 ? 'home' : 'away'
}

function scorers(next: () => number, from: { home: number; away: number }, drawn: number): Goal['side'][] {
  const sides = Array.from({ length: Math.floor(next() * 3) }, () => sideAt(next()))
  const count = (side: Goal['side']) => from[side] + sides.filter(one => one === side).length
  const isRight = () => Math.sign(count('away') - count('home')) === drawn - 1
  // A draw wants the side that is behind to score, a win its winner.
  while (!isRight()) {
    const wanted =
      drawn === 1 ? (count('home') < count('away') ? 'home' : 'away') : drawn === 0 ? 'home' : 'away'
    sides.push(wanted)
  }
  return sides
}

/** How far each of the three runners has come, 0 at the gate and 1 at the post. */
export function racePlaces(key: string, drawn: number, progress: number): [number, number, number] {
  const next = randomOf(key)
  const place = (runner: number) => {
    const [wave, phase, gap] = [next(), next(), next()]
    const end = runner === drawn ? 1 : 0.9 + gap * 0.065
    // Waves that are gone at both ends, so that nobody leads for long and the winner still wins.
    const sway = 0.14 * (0.4 + wave) * Math.sin(progress * 9 + phase * 6.3) * progress * (1 - progress)
    return Math.max(0, Math.min(end, progress * end + sway))
  }
  return [place(0), place(1), place(2)]
}

export type Shown =
  | { kind: 'dice'; values: [number, number] }
  | { kind: 'cards'; rank: string; suit: number }
  | { kind: 'coins'; heads: [boolean, boolean] }
  | { kind: 'marbles'; colour: number }

const RANKS = [
  ['2', '3', '4', '5', '6'],
  ['7', '8', '9', '10'],
  ['J', 'Q', 'K', 'A']
] as const

/** What lies on the table in the end. */
export function tableEnd(key: string, { event, drawn }: DrawnLine): Shown {
  const next = randomOf(key)
  const of = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)]!
  if (event.kind === 'dice') return { kind: 'dice', values: of(PAIRS[drawn]) }
  if (event.kind === 'cards') return { kind: 'cards', rank: of(RANKS[drawn]), suit: Math.floor(next() * 4) }
  if (event.kind === 'coins') {
    const first = next() < 0.5
    return { kind: 'coins', heads: drawn === 1 ? [first, !first] : [drawn === 2, drawn === 2] }
  }
  return { kind: 'marbles', colour: drawn }
}

const FACES = [1, 2, 3, 4, 5, 6]
const ALL_PAIRS = FACES.flatMap(one => FACES.map((other): [number, number] => [one, other]))

/** Throws under seven, of seven, and over seven. */
const PAIRS = [-1, 0, 1].map(side =>
  ALL_PAIRS.filter(([one, other]) => Math.sign(one + other - 7) === side)
) as [[number, number][], [number, number][], [number, number][]]
