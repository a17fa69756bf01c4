import type { End, Move } from '../../engines/blackjack/engine.ts'
import { wordsFor } from '../../ui/words.ts'
import { en } from './words.en.ts'
import { tr } from './words.tr.ts'

export interface BlackjackWords {
  ready: string
  you: string
  last: string
  /** The rules that stand on the table. */
  table: string
  /** Accessible name of the buttons of the moves. */
  choices: string
  moves: Readonly<Record<Move, string>>
  doubleFor: (amount: string) => string
  turn: (own: number, open: number) => string
  totals: (own: number, other: number) => string
  ends: Readonly<Record<End, string>>
  /** One letter for the row of last results. */
  letters: Readonly<Record<End, string>>
  result: string
  pays: Readonly<Record<End, string>>
  names: Readonly<Record<End, string>>
  rules: (min: string, max: string) => readonly string[]
  advice: readonly string[]
  exact: (share: string) => string
}

export const blackjackWords = wordsFor<BlackjackWords>({ tr, en })
