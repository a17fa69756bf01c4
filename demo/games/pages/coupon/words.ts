import type { PlacedCoupon } from '../../protocol/coupons.ts'
import type { Language } from '../../ui/words.ts'
import { en } from './words.en.ts'
import { tr } from './words.tr.ts'

/** What the coupons say beside the words of all games. Sentences with amounts and odds take them written out. */
export interface CouponWords {
  coupon: string
  place: string
  placing: string
  odds: string
  possibleWin: string
  empty: string
  full: string
  choose: string
  remove: (selection: string) => string
  bulletin: (number: number) => string
  mine: string
  states: Readonly<Record<PlacedCoupon['state'], string>>
  lineStates: { open: string; won: string; lost: string }
  seconds: (seconds: number) => string
  placed: string
  won: (amount: string) => string
  lost: string
  moved: string
  noneYet: string
  atTheGate: string
  kickOff: string
  minute: (minute: number) => string
  finalWhistle: string
  lines: (count: number) => string
  open: string
  fold: string
  retry: string
  rules: { lines: readonly string[]; returns: string; heads: readonly [string, string] }
}

const WORDS: Readonly<Record<Language, CouponWords>> = { tr, en }

/** In the language that the page speaks now. */
export function couponWords(): CouponWords {
  return WORDS[languageNow()]
}

export function languageNow(): Language {
  return document.documentElement.lang === 'en' ? 'en' : 'tr'
}

/** Hundredths by the rules of the language: `1,85`, `1.85`. */
export function oddsText(odds: number): string {
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return new Intl.NumberFormat(languageNow() === 'en' ? 'en-GB' : 'tr-TR', format).format(odds / 100)
}
