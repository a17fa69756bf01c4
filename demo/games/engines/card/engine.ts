import { fairNumbers } from '../fairness.ts'

/** 90 numbered balls, 60 of which are drawn; a card has three lines of five numbers. */
export const NUMBERS = 90
export const DRAWN = 60
export const LINES = 3
export const PER_LINE = 5

/** Multiples of the stake for no, one, two and all three full lines; only the best is paid. */
export const PAYS = [0, 2, 8, 60] as const

/** How many digests a draw reads: 60 fair words, and some to spare. */
export const DIGESTS = 9

export type Card = readonly (readonly number[])[]

/** The balls of a round in the order in which they fall. */
export function ballsOf(words: readonly number[]): number[] {
  const next = fairNumbers(words)
  const left = Array.from({ length: NUMBERS }, (_, index) => index + 1)
  return Array.from({ length: DRAWN }, () => left.splice(next(left.length), 1)[0] ?? 0)
}

/** Which of the lines are full. */
export function fullLines(card: Card, balls: readonly number[]): boolean[] {
  const fallen = new Set(balls)
  return card.map(line => line.every(number => fallen.has(number)))
}

/** Multiple of the stake that comes back. */
export function multiplierOf(card: Card, balls: readonly number[]): number {
  return PAYS[fullLines(card, balls).filter(Boolean).length] ?? 0
}

/** Whether this is a card: three lines of five, 15 different numbers from 1 to 90. */
export function isCard(card: Card): boolean {
  const numbers = card.flat()
  const isShaped = card.length === LINES && card.every(line => line.length === PER_LINE)
  return isShaped && new Set(numbers).size === numbers.length && numbers.every(isNumber)
}

function isNumber(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= NUMBERS
}
