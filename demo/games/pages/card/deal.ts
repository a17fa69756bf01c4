import { LINES, NUMBERS, PER_LINE, type Card } from '../../engines/card/engine.ts'

/** Columns hold 1 to 9, 10 to 19 and so on; the last one holds 80 to 90. */
export const COLUMNS = 9

export function columnOf(number: number): number {
  return Math.min(COLUMNS - 1, Math.floor(number / 10))
}

/** Returns a whole number from 0 on, below the bound. */
type RandomBelow = (bound: number) => number

/**
 * A card like a printed one: each line uses five of the nine columns, no column is empty, and numbers rise from top to
 * bottom. Every card has the same expected return.
 */
export function dealCard(below: RandomBelow): Card {
  const columns = chooseColumns(below)
  const lines = columns.map((): number[] => [])
  for (let column = 0; column < COLUMNS; column++) {
    const holders = columns.flatMap((chosen, line) => (chosen.includes(column) ? [line] : []))
    const candidates = Array.from({ length: NUMBERS }, (_, index) => index + 1).filter(
      number => columnOf(number) === column
    )
    const numbers = take(candidates, holders.length, below).toSorted((a, b) => a - b)
    holders.forEach((line, index) => lines[line]?.push(numbers[index] ?? 0))
  }
  return lines
}

/** The columns of each line. Repeats until no column is empty; about two of five tries succeed. */
function chooseColumns(below: RandomBelow): number[][] {
  const all = Array.from({ length: COLUMNS }, (_, column) => column)
  const columns = Array.from({ length: LINES }, () => take(all, PER_LINE, below))
  return all.every(column => columns.some(chosen => chosen.includes(column))) ? columns : chooseColumns(below)
}

/** Random items without replacement. */
function take(from: readonly number[], count: number, below: RandomBelow): number[] {
  const left = [...from]
  return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0] ?? 0)
}

export function randomBelow(bound: number): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
  return word % bound
}
