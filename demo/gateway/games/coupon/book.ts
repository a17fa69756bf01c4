import { bulletinAt } from '@bnw/games/engines/coupon/bulletin'
import { CouponOutcome, PlacedCoupon, type CouponsAnswer } from '@bnw/games/protocol/coupons'
import { GameRefusal } from '@bnw/games/protocol/refusals'
import { and, desc, eq } from 'drizzle-orm'
import { create } from 'superstruct'

import type { Database } from '../../context.ts'
import { coupons, gameRounds, launches, type RoundRow } from '../../db/schema/index.ts'
import type { Launch } from '../launch.ts'
import { figuresOf } from '../round-money.ts'
import { lockSeed } from '../seeds.ts'

/** Coupons of a player at a game that the page gets. */
const MAX_COUPONS = 6

/** What the page of a coupon game shows: the current bulletin and the latest coupons. */
export function couponsOf(database: Database, launch: Launch, now: number): Promise<CouponsAnswer> {
  assertCoupons(launch)
  return database.transaction(async transaction => {
    // Waits for a coupon that is being placed.
    const { seal, nextNumber } = await lockSeed(transaction, launch, now)
    return {
      ...(await figuresOf(transaction, launch)),
      elapsed: Math.max(0, now - launch.openedAt),
      now,
      bulletin: bulletinAt({ gameId: launch.id, seal, number: nextNumber }, now),
      coupons: await latestCoupons(transaction, launch)
    }
  })
}

/** @throws {GameRefusal} `malformed` for another game, and for a demo: coupons take real stakes only. */
export function assertCoupons({ machine, gamingType }: Launch): void {
  if (machine !== 'coupon' || gamingType === 'demo') throw new GameRefusal('malformed')
}

async function latestCoupons(transaction: Database, launch: Launch): Promise<PlacedCoupon[]> {
  const rows = await transaction
    .select({ coupon: coupons, round: gameRounds })
    .from(coupons)
    .innerJoin(gameRounds, and(eq(gameRounds.id, coupons.roundId), eq(gameRounds.playerId, coupons.playerId)))
    .innerJoin(launches, eq(launches.id, gameRounds.launchId))
    .where(and(eq(coupons.playerId, launch.playerId), eq(launches.gameId, launch.id)))
    // The number orders coupons of the same moment.
    .orderBy(desc(coupons.date), desc(gameRounds.number))
    .limit(MAX_COUPONS)
  return rows.map(placedCoupon)
}

interface Placed {
  coupon: typeof coupons.$inferSelect
  round: RoundRow
}

function placedCoupon({ coupon, round }: Placed): PlacedCoupon {
  const { id, state, stake, odds, possibleWin, win, date, dueAt } = coupon
  const { lines } = create(round.outcome, CouponOutcome)
  return create(
    {
      roundId: round.id,
      couponId: id,
      number: round.number,
      state,
      stake: Number(stake),
      odds,
      possibleWin: Number(possibleWin),
      win: Number(win),
      placedAt: date.getTime(),
      dueAt: (dueAt ?? date).getTime(),
      lines
    },
    PlacedCoupon
  )
}
