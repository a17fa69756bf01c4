import { playableEvents } from '@bnw/games/engines/coupon/bulletin'
import { oddsOfCoupon, outcomeOf, winOf } from '@bnw/games/engines/coupon/odds'
import { drawWords } from '@bnw/games/engines/fairness'
import type { CouponOutcome, CouponRequest, CouponsAnswer, DrawnLine } from '@bnw/games/protocol/coupons'
import { GameRefusal, STAKES } from '@bnw/games/protocol/rounds'
import { eq } from 'drizzle-orm'

import type { Database } from '../../context.ts'
import { coupons, gameRounds, gameSeeds } from '../../db/schema/index.ts'
import { debit, newTransactionId, type Movement } from '../../ledger/ledger.ts'
import { Refusal } from '../../refusal.ts'
import type { Launch } from '../launch.ts'
import { findRound } from '../rounds.ts'
import { lockSeed } from '../seeds.ts'
import { assertCoupons, couponsOf } from './book.ts'

export interface CouponToPlace extends Omit<CouponRequest, 'token'> {
  /** Milliseconds since 1970 UTC. */
  now: number
  /** How long it stays open, in ms. */
  settleAfter: number
}

/**
 * Takes a coupon, or finds it where it was taken before: then it moves no money, whatever stake and lines are named.
 *
 * Stake, draw, round and coupon are one transaction, so a process killed in between leaves none of them. What was drawn
 * is kept at once and paid when it is due.
 *
 * @throws {GameRefusal} And nothing has moved.
 */
export async function placeCoupon(
  database: Database,
  launch: Launch,
  asked: CouponToPlace
): Promise<CouponsAnswer> {
  assertCoupons(launch)
  if (!(STAKES as readonly number[]).includes(asked.stake)) throw new GameRefusal('stake-unknown')
  return database.transaction(async transaction => {
    // The lock comes before the look: of two requests with one id, the second finds the coupon of the first.
    const seed = await lockSeed(transaction, launch, asked.now)
    if (!(await findRound(transaction, launch, asked.roundId)))
      await place(transaction, { launch, asked, seed })
    return couponsOf(transaction, launch, asked.now)
  })
}

interface Placing {
  launch: Launch
  asked: CouponToPlace
  seed: typeof gameSeeds.$inferSelect
}

async function place(transaction: Database, { launch, asked, seed }: Placing): Promise<void> {
  const lines = await drawnLines({ launch, asked, seed })
  const id = newTransactionId()
  const movement = stakeOf(id, launch, asked)
  await take(transaction, movement)
  const outcome: CouponOutcome = { lines, isOpen: true }
  await transaction.insert(gameRounds).values({
    playerId: launch.playerId,
    id: asked.roundId.toLowerCase(),
    launchId: launch.key,
    seedId: seed.id,
    number: seed.nextNumber,
    stake: movement.amount,
    returned: 0n,
    outcome,
    playedAt: new Date(asked.now)
  })
  await transaction
    .update(gameSeeds)
    .set({ nextNumber: seed.nextNumber + 1 })
    .where(eq(gameSeeds.id, seed.id))
  await transaction.insert(coupons).values(couponRow(id, { launch, asked, lines }))
}

/** One word of the digest decides each line, in the order of the coupon. */
async function drawnLines({ launch, asked, seed }: Placing): Promise<DrawnLine[]> {
  const { seal, serverSeed, playerSeed, nextNumber: number } = seed
  const events = playableEvents({ gameId: launch.id, seal, number }, asked.bulletin, asked.now)
  if (!events) throw new GameRefusal('bulletin-over')
  if (new Set(asked.lines.map(line => line.event)).size < asked.lines.length) {
    throw new GameRefusal('lines-unknown')
  }
  const words = await drawWords({ serverSeed, playerSeed, number })
  return asked.lines.map(({ event: at, pick }, nth) => {
    const event = events[at]
    const word = words[nth]
    if (!event || word === undefined) throw new GameRefusal('lines-unknown')
    return { event, pick, drawn: outcomeOf(word, event.weights) }
  })
}

function stakeOf(couponId: string, launch: Launch, { stake, roundId, now }: CouponToPlace): Movement {
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
  }
}

async function take(transaction: Database, movement: Movement): Promise<void> {
  try {
    await debit(transaction, movement)
  } catch (error) {
    // The one thing that the ledger refuses.
    throw error instanceof Refusal ? new GameRefusal('not-enough-money') : error
  }
}

interface Row {
  launch: Launch
  asked: CouponToPlace
  lines: readonly DrawnLine[]
}

/** The coupon as the history tells it: all lines open, whatever was drawn. */
function couponRow(id: string, { launch, asked, lines }: Row): typeof coupons.$inferInsert {
  const odds = oddsOfCoupon(lines.map(({ event, pick }) => event.odds[pick]))
  return {
    id,
    playerId: launch.playerId,
    date: new Date(asked.now),
    state: 'open',
    stake: BigInt(asked.stake),
    odds,
    possibleWin: BigInt(winOf(asked.stake, odds)),
    win: 0n,
    lines: lines.map(({ event: { title, market, picks, odds }, pick }) => ({
      event: title,
      market,
      selection: picks[pick],
      odds: odds[pick],
      result: 'open',
      start: asked.now
    })),
    roundId: asked.roundId.toLowerCase(),
    dueAt: new Date(asked.now + asked.settleAfter)
  }
}
