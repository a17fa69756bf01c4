import { playableEvents } from '@bnw/games/engines/coupon/bulletin'
import { assertChip } from '@bnw/games/engines/chip'
import { oddsOfCoupon, outcomeOf, winOf } from '@bnw/games/engines/coupon/odds'
import { drawWords } from '@bnw/games/engines/fairness'
import type { CouponInput, CouponOutcome, CouponsAnswer, DrawnLine } from '@bnw/games/protocol/coupons'
import { GameRefusal } from '@bnw/games/protocol/refusals'
import { eq } from 'drizzle-orm'

import type { Database } from '../../context.ts'
import { coupons, gameRounds, gameSeeds } from '../../db/schema/index.ts'
import { newTransactionId, type Movement } from '../../ledger/ledger.ts'
import type { Launch } from '../launch.ts'
import { debitStake } from '../round-money.ts'
import { findRound } from '../rounds.ts'
import { lockSeed } from '../seeds.ts'
import { assertCoupons, couponsOf } from './book.ts'

export interface CouponToPlace extends CouponInput {
  /** Milliseconds since 1970 UTC. */
  now: number
  /** Time until it is settled, in ms. */
  settleAfter: number
}

/**
 * Places a coupon. A repeat with the same id moves no money, whatever its stake and lines are.
 *
 * Stake, draw, round and coupon are one transaction, so a killed process leaves none of them. The outcome is stored at
 * once and paid when the coupon is due.
 *
 * @throws {GameRefusal} No money has moved then.
 */
export async function placeCoupon(
  database: Database,
  launch: Launch,
  coupon: CouponToPlace
): Promise<CouponsAnswer> {
  assertCoupons(launch)
  assertChip(coupon.stake)
  return database.transaction(async transaction => {
    // Lock first: of two requests with the same id, the second finds the coupon of the first.
    const seed = await lockSeed(transaction, launch, coupon.now)
    if (!(await findRound(transaction, launch, coupon.roundId)))
      await place(transaction, { launch, coupon, seed })
    return couponsOf(transaction, launch, coupon.now)
  })
}

/** Coupons with lower odds do not count towards the turnover of bonuses. In hundredths. Source: rules of bonuses. */
const MIN_COUNTED_ODDS = 150

/** What a coupon's stake counts towards the turnover of bonuses. @param odds In hundredths. */
export function countedStake(odds: number, stake: bigint): bigint {
  return odds >= MIN_COUNTED_ODDS ? stake : 0n
}

interface Placing {
  launch: Launch
  coupon: CouponToPlace
  seed: typeof gameSeeds.$inferSelect
}

async function place(transaction: Database, { launch, coupon, seed }: Placing): Promise<void> {
  const lines = await drawnLines({ launch, coupon, seed })
  const id = newTransactionId()
  const movement = stakeOf(id, launch, coupon)
  const row = couponRow(id, { launch, coupon, lines })
  await debitStake(transaction, { ...movement, counted: countedStake(row.odds, movement.amount) })
  const outcome: CouponOutcome = { lines, isOpen: true }
  await transaction.insert(gameRounds).values({
    playerId: launch.playerId,
    id: coupon.roundId.toLowerCase(),
    launchId: launch.key,
    seedId: seed.id,
    number: seed.nextNumber,
    stake: movement.amount,
    returned: 0n,
    outcome,
    playedAt: new Date(coupon.now)
  })
  await transaction
    .update(gameSeeds)
    .set({ nextNumber: seed.nextNumber + 1 })
    .where(eq(gameSeeds.id, seed.id))
  await transaction.insert(coupons).values(row)
}

/** One word of the digest decides each line, in the order of the coupon. */
async function drawnLines({ launch, coupon, seed }: Placing): Promise<DrawnLine[]> {
  const { seal, serverSeed, playerSeed, nextNumber: number } = seed
  const events = playableEvents({ gameId: launch.id, seal, number }, coupon.bulletin, coupon.now)
  if (!events) throw new GameRefusal('bulletin-over')
  if (new Set(coupon.lines.map(line => line.event)).size < coupon.lines.length) {
    throw new GameRefusal('lines-unknown')
  }
  const words = await drawWords({ serverSeed, playerSeed, number })
  return coupon.lines.map(({ event: index, pick }, nth) => {
    const event = events[index]
    const word = words[nth]
    if (!event || word === undefined) throw new GameRefusal('lines-unknown')
    return { event, pick, drawn: outcomeOf(word, event.weights) }
  })
}

function stakeOf(couponId: string, launch: Launch, { stake, roundId, now }: CouponToPlace) {
  return {
    playerId: launch.playerId,
    amount: BigInt(stake),
    category: 5,
    gameId: launch.id,
    gameType: launch.type,
    gameName: launch.name,
    roundId: couponId,
    requestId: roundId,
    date: new Date(now)
  } satisfies Movement
}

interface Row {
  launch: Launch
  coupon: CouponToPlace
  lines: readonly DrawnLine[]
}

/** The coupon as the history shows it: all lines open, whatever was drawn. */
function couponRow(id: string, { launch, coupon, lines }: Row): typeof coupons.$inferInsert {
  const odds = oddsOfCoupon(lines.map(({ event, pick }) => event.odds[pick]))
  return {
    id,
    playerId: launch.playerId,
    date: new Date(coupon.now),
    state: 'open',
    stake: BigInt(coupon.stake),
    odds,
    possibleWin: BigInt(winOf(coupon.stake, odds)),
    win: 0n,
    lines: lines.map(({ event: { title, market, picks, odds }, pick }) => ({
      event: title,
      market,
      selection: picks[pick],
      odds: odds[pick],
      result: 'open',
      start: coupon.now
    })),
    roundId: coupon.roundId.toLowerCase(),
    dueAt: new Date(coupon.now + coupon.settleAfter)
  }
}
