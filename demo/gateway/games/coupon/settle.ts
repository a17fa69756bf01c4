import { CouponOutcome } from '@bnw/games/protocol/coupons'
import { and, asc, eq, lte, or } from 'drizzle-orm'
import { create } from 'superstruct'

import type { Database } from '../../context.ts'
import { isAhead } from '../../db/is-current.ts'
import { coupons, gameRounds, launches, type RoundRow } from '../../db/schema/index.ts'
import { processEach } from '../../due-jobs.ts'
import { credit } from '../../ledger/ledger.ts'

type CouponRow = typeof coupons.$inferSelect

/**
 * Closes the coupons that are due and pays the winning ones. Several processes may do so at once.
 *
 * @returns The number of coupons that this call has closed.
 */
export async function settleCoupons(database: Database, now: number): Promise<number> {
  return processEach(await dueCoupons(database, now), coupon => settle(database, coupon, now))
}

/** All that are due, as `dueDecisions()` does, oldest first. Seeded coupons have no due date, and are older. */
function dueCoupons(database: Database, now: number): Promise<CouponRow[]> {
  return database
    .select()
    .from(coupons)
    .where(and(eq(coupons.state, 'open'), or(lte(coupons.dueAt, new Date(now)), isAhead(coupons.date, now))))
    .orderBy(asc(coupons.dueAt))
}

/**
 * Closes and pays a coupon in one transaction. Of several processes that try, one succeeds.
 *
 * @returns Whether it was this call.
 */
function settle(database: Database, coupon: CouponRow, now: number): Promise<boolean> {
  return database.transaction(async transaction => {
    const found = await roundOf(transaction, coupon)
    if (!found) return false
    const { round, launch } = found
    const { lines } = create(round.outcome, CouponOutcome)
    const isWon = lines.every(({ pick, drawn }) => pick === drawn)
    const win = isWon ? coupon.possibleWin : 0n
    const closed = await transaction
      .update(coupons)
      .set({
        state: isWon ? 'won' : 'lost',
        win,
        lines: coupon.lines.map((line, nth) => ({
          ...line,
          result: lines[nth]?.pick === lines[nth]?.drawn ? 'won' : 'lost'
        }))
      })
      .where(and(eq(coupons.id, coupon.id), eq(coupons.state, 'open')))
      .returning({ id: coupons.id })
    if (closed.length === 0) return false
    // The wallet before the round, as `updateRound()` does.
    if (win > 0n) await pay(transaction, { coupon, launch, win, now })
    const outcome: CouponOutcome = { lines, isOpen: false }
    await transaction
      .update(gameRounds)
      .set({ returned: win, outcome })
      .where(and(eq(gameRounds.playerId, coupon.playerId), eq(gameRounds.id, round.id)))
    return true
  })
}

interface Found {
  round: RoundRow
  launch: typeof launches.$inferSelect
}

async function roundOf(transaction: Database, { playerId, roundId }: CouponRow): Promise<Found | undefined> {
  const [found] = await transaction
    .select({ round: gameRounds, launch: launches })
    .from(gameRounds)
    .innerJoin(launches, eq(launches.id, gameRounds.launchId))
    .where(and(eq(gameRounds.playerId, playerId), eq(gameRounds.id, roundId ?? '')))
  return found
}

interface Payment {
  coupon: CouponRow
  launch: typeof launches.$inferSelect
  win: bigint
  now: number
}

async function pay(transaction: Database, { coupon, launch, win, now }: Payment): Promise<void> {
  await credit(transaction, {
    playerId: coupon.playerId,
    amount: win,
    category: 5,
    gameId: launch.gameId,
    gameType: 'virtual',
    gameName: launch.gameName,
    roundId: coupon.id,
    date: new Date(now)
  })
}
