import { en } from './words.en.ts'
import { tr } from './words.tr.ts'

export type Language = 'tr' | 'en'

/** Texts that all games share. Amounts are passed in formatted. */
export interface Words {
  playMoney: string
  demoMoney: string
  leave: string
  spin: string
  spinning: string
  retry: string
  paused: string
  stake: string
  balance: string
  elapsed: string
  net: string
  rules: string
  verify: string
  turnSoundOff: string
  turnSoundOn: string
  close: string
  deposit: string
  loading: string
  nothing: string
  /** A return above the stake. */
  won: (amount: string) => string
  /** A return of the stake or less, which is no win. */
  returned: (amount: string) => string
  lastRound: string
  waiting: string
  notEnough: string
  demoEmpty: string
  offline: string
  failed: string
  roundOpen: string
  ended: { title: string; text: string }
  rulesTitle: string
  fairness: {
    title: string
    how: string
    seal: string
    playerSeed: string
    number: string
    playerSeedHint: string
    change: string
    changed: string
    revealed: string
    serverSeed: string
    sealRight: string
    sealWrong: string
    none: string
    noRounds: string
    round: string
    result: string
    returned: string
    check: string
    right: string
    wrong: string
  }
}

/** Makes a function that picks the words of the current language. */
export function wordsFor<W>(byLanguage: Readonly<Record<Language, W>>) {
  return ({ language }: { readonly language: Language }): W => byLanguage[language]
}

export const commonWords = wordsFor<Words>({ tr, en })
