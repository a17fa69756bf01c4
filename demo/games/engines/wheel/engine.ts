import type { Bets } from '../bets.ts'
import { fairNumbers } from '../fairness.ts'

/** The 37 pockets of the wheel, clockwise. */
export const POCKETS: readonly number[] = [
  ...[0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10],
  ...[5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26]
]

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

/** A field of the table that can be bet on. */
export interface Field {
  readonly numbers: readonly number[]
  /** Win per kuruş, without the stake. */
  readonly pays: 35 | 17 | 2 | 1
}

/** 1 to 36: zero belongs to no dozen and no even chance. */
const NUMBERS = Array.from({ length: 36 }, (_, index) => index + 1)

const straights = [0, ...NUMBERS].map(number => [String(number), { numbers: [number], pays: 35 }] as const)

/** Pairs of neighbours on the table, which has three numbers per row; zero is a neighbour of 1, 2 and 3. */
const splits = [0, ...NUMBERS].flatMap(low =>
  neighboursAbove(low).map(high => [`${low}-${high}`, { numbers: [low, high], pays: 17 }] as const)
)

const dozens = [1, 2, 3].map(
  nth => [`dozen-${nth}`, { numbers: NUMBERS.filter(n => Math.ceil(n / 12) === nth), pays: 2 }] as const
)

export const EVEN_CHANCES = ['low', 'even', 'red', 'black', 'odd', 'high'] as const
export type EvenChance = (typeof EVEN_CHANCES)[number]

const EVEN_CHANCE_TESTS: Readonly<Record<EvenChance, (number: number) => boolean>> = {
  low: n => n <= 18,
  high: n => n > 18,
  red: n => RED.has(n),
  black: n => !RED.has(n),
  odd: n => n % 2 === 1,
  even: n => n % 2 === 0
}

const evenChances = EVEN_CHANCES.map(
  name => [name, { numbers: NUMBERS.filter(EVEN_CHANCE_TESTS[name]), pays: 1 }] as const
)

/** All fields by name: `17`, `17-20`, `dozen-2`, `red`. */
export const FIELDS: ReadonlyMap<string, Field> = new Map<string, Field>([
  ...straights,
  ...splits,
  ...dozens,
  ...evenChances
])

/** Over 37 equally likely numbers each field returns 36 stakes: 97.30 %. A test counts them. */
export const EXACT_RETURN = { numerator: 36, denominator: 37 } as const

export function colourOf(number: number): 'red' | 'black' | 'zero' {
  if (number === 0) return 'zero'
  return RED.has(number) ? 'red' : 'black'
}

/** The field of a pair of neighbours; undefined for any other two numbers. */
export function splitOf(one: number, other: number): string | undefined {
  const name = `${Math.min(one, other)}-${Math.max(one, other)}`
  return FIELDS.has(name) ? name : undefined
}

/** The number of a drawn digest. */
export function numberOf(words: readonly number[]): number {
  return fairNumbers(words)(POCKETS.length)
}

/** Whole kuruş that one bet returns for a drawn number, including the stake. */
export function returnOf(name: string, stake: number, number: number): number {
  const field = FIELDS.get(name)
  return field?.numbers.includes(number) ? stake * (field.pays + 1) : 0
}

/** Whole kuruş that all bets return, including the stakes. */
export function returnOfAll(bets: Bets, number: number): number {
  return Object.entries(bets).reduce((sum, [name, stake]) => sum + returnOf(name, stake, number), 0)
}

function neighboursAbove(low: number): number[] {
  if (low === 0) return [1, 2, 3]
  return [...(low % 3 === 0 ? [] : [low + 1]), ...(low > 33 ? [] : [low + 3])]
}
