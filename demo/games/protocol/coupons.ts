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

/** What the pages of the coupons and their server say to each other. Amounts are whole kuruş, odds are hundredths. */

const Whole = min(integer(), 0)
const Both = object({ tr: string(), en: string() })
export type Both = Infer<typeof Both>

export const PICKS = [0, 1, 2] as const
const Pick = enums(PICKS)

/** How an event is drawn on the page. */
export const EVENT_KINDS = ['match', 'goals', 'race', 'dice', 'cards', 'coins', 'marbles'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** Where a match that runs stands. */
export const Standing = object({ minute: max(Whole, 90), home: Whole, away: Whole })
export type Standing = Infer<typeof Standing>

/** An invented event with three outcomes. */
export const BookEvent = object({
  kind: enums(EVENT_KINDS),
  /** League, race course or table. */
  group: Both,
  /** A proper name, the same in both languages. */
  title: string(),
  market: Both,
  picks: tuple([Both, Both, Both]),
  /** How likely each outcome is, of their sum. */
  weights: tuple([min(integer(), 1), min(integer(), 1), min(integer(), 1)]),
  odds: tuple([Whole, Whole, Whole]),
  /** Null for an event that has not begun. */
  standing: nullable(Standing)
})
export type BookEvent = Infer<typeof BookEvent>

export const MOST_LINES = 4

/** `POST /api/coupon`. The same round id finds the first coupon. */
export const CouponRequest = object({
  token: Token,
  roundId: RoundId,
  stake: integer(),
  /** Which bulletin the page shows: odds of another one are not taken. */
  bulletin: size(string(), 1, 80),
  /** Positions in the bulletin, each event at most once. */
  lines: size(array(object({ event: max(Whole, 99), pick: Pick })), 1, MOST_LINES)
})
export type CouponRequest = Infer<typeof CouponRequest>

/** One line of a placed coupon, with what was drawn for it. */
export const DrawnLine = object({ event: BookEvent, pick: Pick, drawn: Pick })
export type DrawnLine = Infer<typeof DrawnLine>

/** What a round keeps of its coupon; `isOpen` until it is settled. */
export const CouponOutcome = object({ lines: array(DrawnLine), isOpen: boolean() })
export type CouponOutcome = Infer<typeof CouponOutcome>

export const PlacedCoupon = object({
  roundId: string(),
  couponId: string(),
  /** Number of the round, which the bulletin is called by. */
  number: Whole,
  state: enums(['open', 'won', 'lost']),
  stake: Whole,
  odds: Whole,
  possibleWin: Whole,
  win: Whole,
  /** Ms since 1970 UTC, by the clock of the server. */
  placedAt: integer(),
  dueAt: integer(),
  lines: array(DrawnLine)
})
export type PlacedCoupon = Infer<typeof PlacedCoupon>

export const Bulletin = object({
  id: string(),
  number: Whole,
  events: array(BookEvent),
  /** Ms until the odds of running matches move; null where nothing runs. */
  movesIn: nullable(Whole)
})
export type Bulletin = Infer<typeof Bulletin>

/** Answer of `GET /api/coupons` and of a placed coupon. */
export const CouponsAnswer = object({
  balance: Whole,
  net: integer(),
  /** Ms since the game was opened. */
  elapsed: Whole,
  /** The server's clock, ms since 1970 UTC. */
  now: integer(),
  bulletin: Bulletin,
  /** Latest first: what is open, and the last ones that closed. */
  coupons: array(PlacedCoupon)
})
export type CouponsAnswer = Infer<typeof CouponsAnswer>
