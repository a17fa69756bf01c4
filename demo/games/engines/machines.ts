import { baccaratRules } from './baccarat/rules.ts'
import { balloonRules } from './balloon/rules.ts'
import { blackjackRules } from './blackjack/rules.ts'
import { cardRules } from './card/rules.ts'
import { fortuneRules } from './fortune/rules.ts'
import { reelsRules } from './reels/rules.ts'
import type { GameRules } from './rules.ts'
import { wheelRules } from './wheel/rules.ts'

/** The machine of a game determines its rules and its page. */
const MACHINE_NAMES = [
  'reels',
  'wheel',
  'balloon',
  'card',
  'coupon',
  'baccarat',
  'blackjack',
  'fortune'
] as const
export type MachineName = (typeof MACHINE_NAMES)[number]

export type GameType = 'slot' | 'live' | 'virtual'

/** Coupons are not played in rounds, so they have no rules of this kind. */
const RULES: Readonly<Partial<Record<MachineName, GameRules>>> = {
  reels: reelsRules,
  wheel: wheelRules,
  card: cardRules,
  balloon: balloonRules,
  baccarat: baccaratRules,
  blackjack: blackjackRules,
  fortune: fortuneRules
}

export function rulesOf(name: MachineName): GameRules | undefined {
  return RULES[name]
}

export function isMachineName(name: string): name is MachineName {
  return MACHINE_NAMES.some(machine => machine === name)
}
