import {
  array,
  boolean,
  enums,
  integer,
  max,
  min,
  nullable,
  object,
  size,
  string,
  tuple,
  type Infer
} from 'superstruct'

import { RoundId, Token } from './rounds.ts'

/** JSON between the pages of the coupon games and their server. Amounts are whole kuruş, odds are hundredths. */

const Whole = min(integer(), 0)

/** A text in both languages. */
const Translated = object({ tr: string(), en: string() })
export type Translated = Infer<typeof Translated>

/** Index of an outcome of an event. */
export const PICKS = [0, 1, 2] as const
const Pick = enums(PICKS)
export type Pick = Infer<typeof Pick>

/** The kind decides how the page renders an event. */
const EVENT_KINDS = ['match', 'goals', 'race', 'dice', 'cards', 'coins', 'marbles'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** Minute and score of a live match. */
export const Standing = object({ minute: max(Whole, 90), home: Whole, away: Whole })
export type Standing = Infer<typeof Standing>

/** An invented event with three outcomes. */
export const BookEvent = object({
  kind: enums(EVENT_KINDS),
  /** League, race course or table. */
  group: Translated,
  /** A proper name, the same in both languages. */
  title: string(),
  market: Translated,
  picks: tuple([Translated, Translated, Translated]),
  /** Probability of each outcome as a share of the sum. */
  weights: tuple([min(integer(), 1), min(integer(), 1), min(integer(), 1)]),
  odds: tuple([Whole, Whole, Whole]),
  /** Null for an event that has not begun. */
  standing: nullable(Standing)
})
export type BookEvent = Infer<typeof BookEvent>

export const MAX_LINES = 4

/** `POST /api/coupon`. A repeat with the same round id returns the first coupon. */
export const CouponRequest = object({
  token: Token,
  roundId: RoundId,
  stake: integer(),
  /** Id of the bulletin that the page shows: odds of an older one are refused. */
  bulletin: size(string(), 1, 80),
  /** Indexes into the bulletin, each event at most once. */
  lines: size(array(object({ event: max(Whole, 99), pick: Pick })), 1, MAX_LINES)
})
export type CouponRequest = Infer<typeof CouponRequest>
export type CouponInput = Omit<CouponRequest, 'token'>

/** A line of a placed coupon with its drawn outcome. */
export const DrawnLine = object({ event: BookEvent, pick: Pick, drawn: Pick })
export type DrawnLine = Infer<typeof DrawnLine>

/** What a round stores of its coupon; `isOpen` until it is settled. */
export const CouponOutcome = object({ lines: array(DrawnLine), isOpen: boolean() })
export type CouponOutcome = Infer<typeof CouponOutcome>

export const PlacedCoupon = object({
  roundId: string(),
  couponId: string(),
  /** Number of the round, which also names the bulletin. */
  number: Whole,
  state: enums(['open', 'won', 'lost']),
  stake: Whole,
  odds: Whole,
  possibleWin: Whole,
  win: Whole,
  /** Ms since 1970 UTC by the server's clock. */
  placedAt: integer(),
  dueAt: integer(),
  lines: array(DrawnLine)
})
export type PlacedCoupon = Infer<typeof PlacedCoupon>

export const Bulletin = object({
  id: string(),
  number: Whole,
  events: array(BookEvent),
  /** Ms until the odds of live matches change; null without live matches. */
  msUntilOddsChange: nullable(Whole)
})
export type Bulletin = Infer<typeof Bulletin>

/** Answer of `GET /api/coupons` and `POST /api/coupon`. */
export const CouponsAnswer = object({
  balance: Whole,
  net: integer(),
  /** Ms since the game was opened. */
  elapsed: Whole,
  /** The server's clock in ms since 1970 UTC. */
  now: integer(),
  bulletin: Bulletin,
  /** The last coupons of the player at this game, latest first. */
  coupons: array(PlacedCoupon)
})
export type CouponsAnswer = Infer<typeof CouponsAnswer>
