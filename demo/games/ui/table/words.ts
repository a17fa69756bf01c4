import { wordsFor } from '../words.ts'

/** Why bets cannot be played. Amounts are passed in formatted. */
interface Refusals {
  empty: string
  belowMin: (amount: string) => string
  aboveMax: (amount: string) => string
}

/** What the limits of a table are about. */
export type BetUnit = 'round' | 'spin' | 'hand'

/** Texts that all tables share. */
export interface TableWords {
  deal: string
  dealing: string
  dealer: string
  undo: string
  clear: string
  /** Twice the bets on the table. */
  double: string
  /** The bets of the last round, on an empty table. */
  repeat: string
  /** How the last rounds ended: `Last 20: red 9 · black 10 · zero 1`. */
  tally: (rounds: number, ends: string) => string
  total: (amount: string) => string
  laid: (field: string, amount: string) => string
  field: string
  covers: string
  payout: string
  refusals: Readonly<Record<BetUnit, Refusals>>
}

const tr: TableWords = {
  deal: 'Kart dağıt',
  dealing: 'Dağıtılıyor',
  dealer: 'Krupiye',
  undo: 'Geri al',
  clear: 'Temizle',
  double: '2× bahis',
  repeat: 'Son bahis',
  tally: (rounds, ends) => `Son ${rounds}: ${ends}`,
  total: amount => `Toplam bahis: ${amount}`,
  laid: (field, amount) => `${field}, üzerinde ${amount}`,
  field: 'Bahis',
  covers: 'Kapsadığı',
  payout: 'Kazanç',
  refusals: {
    round: turkishRefusals('bir turun toplamı', 'masaya'),
    spin: turkishRefusals('bir elin toplamı', 'masaya'),
    hand: turkishRefusals('bir elin bahsi', 'bahis alanına')
  }
}

function turkishRefusals(stake: string, place: string): Refusals {
  return {
    empty: `Önce ${place} bir çip koyun.`,
    belowMin: amount => `Bu masada ${stake} en az ${amount} olmalı.`,
    aboveMax: amount => `Bu masada ${stake} en çok ${amount} olabilir.`
  }
}

const inAll: Refusals = {
  empty: 'Lay a chip on the table first.',
  belowMin: amount => `A round at this table takes at least ${amount} in all.`,
  aboveMax: amount => `A round at this table takes at most ${amount} in all.`
}

const en: TableWords = {
  deal: 'Deal',
  dealing: 'Dealing',
  dealer: 'Dealer',
  undo: 'Undo',
  clear: 'Clear',
  double: '2× bet',
  repeat: 'Last bet',
  tally: (rounds, ends) => `Last ${rounds}: ${ends}`,
  total: amount => `Total bet: ${amount}`,
  laid: (field, amount) => `${field}, ${amount} on it`,
  field: 'Bet',
  covers: 'Covers',
  payout: 'Wins',
  refusals: {
    round: inAll,
    spin: inAll,
    hand: {
      empty: 'Lay a chip on the betting spot first.',
      belowMin: amount => `A hand at this table takes at least ${amount}.`,
      aboveMax: amount => `A hand at this table takes at most ${amount}.`
    }
  }
}

export const tableWords = wordsFor<TableWords>({ tr, en })
