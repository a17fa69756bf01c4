import { fairNumbers } from '../fairness.ts'

/** 60 of 90 balls are drawn; a card has three lines of five numbers. */
export const NUMBERS = 90
export const DRAWN = 60
export const LINES = 3
export const PER_LINE = 5

/** Multiples of the stake for no, one, two and three full lines. */
export const PAYS = [0, 2, 8, 60] as const

/** Digests of a draw: enough for 60 fair words. */
export const DIGESTS = 9

export type Card = readonly (readonly number[])[]

/** The balls of a drawn digest, in the order of the draw. */
export function ballsOf(words: readonly number[]): number[] {
  const next = fairNumbers(words)
  const left = Array.from({ length: NUMBERS }, (_, index) => index + 1)
  return Array.from({ length: DRAWN }, () => left.splice(next(left.length), 1)[0] ?? 0)
}

/** For each line whether it is full. */
export function fullLines(card: Card, balls: readonly number[]): boolean[] {
  const drawn = new Set(balls)
  return card.map(line => line.every(number => drawn.has(number)))
}

/** Multiple of the stake that comes back. */
export function multiplierOf(card: Card, balls: readonly number[]): number {
  return PAYS[fullLines(card, balls).filter(Boolean).length] ?? 0
}

/** A card has three lines of five, with 15 different numbers from 1 to 90. */
export function isCard(card: Card): boolean {
  const numbers = card.flat()
  const isShaped = card.length === LINES && card.every(line => line.length === PER_LINE)
  return isShaped && new Set(numbers).size === numbers.length && numbers.every(isNumber)
}

function isNumber(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= NUMBERS
}
