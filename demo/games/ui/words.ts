import type { ReelSymbol } from '../engines/reels/engine.ts'
import { en } from './words.en.ts'
import { tr } from './words.tr.ts'

export type Language = 'tr' | 'en'

/** Everything that the pages of the games say. Sentences with amounts take them written out. */
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
  soundOff: string
  soundOn: string
  close: string
  deposit: string
  loading: string
  ready: string
  symbols: Readonly<Record<ReelSymbol, string>>
  reels: string
  line: (symbols: readonly string[]) => string
  nothing: string
  returned: (amount: string) => string
  lastRound: string
  waiting: string
  notEnough: string
  demoEmpty: string
  offline: string
  failed: string
  roundOpen: string
  ended: { title: string; text: string }
  payTable: {
    title: string
    symbol: string
    three: string
    two: string
    example: (amount: string) => string
    rules: readonly string[]
    exact: string
  }
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

const WORDS: Readonly<Record<Language, Words>> = { tr, en }

export function wordsOf(language: Language): Words {
  return WORDS[language]
}
