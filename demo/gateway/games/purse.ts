import { categoryOf } from '@bnw/games/engines/machines'
import { GameRefusal } from '@bnw/games/protocol/rounds'
import { and, eq, gte, sql } from 'drizzle-orm'

import type { Database } from '../context.ts'
import { gameRounds, launches } from '../db/schema/index.ts'
import { balanceOf, credit, debit, type Movement } from '../ledger/ledger.ts'
import { Refusal } from '../refusal.ts'
import type { Launch } from './launch.ts'

/** What is staked in a round or comes back from it. */
export interface RoundMoney {
  roundId: string
  /** Whole kuruş above zero. */
  amount: bigint
  /** Milliseconds since 1970 UTC. */
  now: number
}

/**
 * Takes a stake from where the game is played for: the wallet, or the play money of a demo, which the ledger never
 * hears of.
 *
 * @throws {GameRefusal} `not-enough-money`, and nothing has moved.
 */
export async function takeStake(transaction: Database, launch: Launch, money: RoundMoney): Promise<void> {
  if (launch.gamingType === 'demo') return takeDemo(transaction, launch, money.amount)
  try {
    await debit(transaction, movementOf(launch, money))
  } catch (error) {
    // The one thing that the ledger refuses.
    throw error instanceof Refusal ? new GameRefusal('not-enough-money') : error
  }
}

/** Gives back what a round returns; nothing where that is nothing. */
export async function giveReturn(transaction: Database, launch: Launch, money: RoundMoney): Promise<void> {
  if (money.amount <= 0n) return
  if (launch.gamingType !== 'demo') {
    await credit(transaction, movementOf(launch, money))
    return
  }
  await transaction
    .update(launches)
    .set({ demoBalance: sql`${launches.demoBalance} + ${money.amount}::bigint` })
    .where(eq(launches.id, launch.key))
}

/** Whole kuruş: what the player can stake, and the rounds of this launch added up. */
export async function figuresOf(
  transaction: Database,
  launch: Launch
): Promise<{ balance: number; net: number }> {
  const [sums] = await transaction
    .select({ net: sql<string>`coalesce(sum(${gameRounds.returned} - ${gameRounds.stake}), 0)::text` })
    .from(gameRounds)
    .where(eq(gameRounds.launchId, launch.key))
  return { balance: Number(await spendable(transaction, launch)), net: Number(sums?.net ?? 0) }
}

function movementOf(launch: Launch, { roundId, amount, now }: RoundMoney): Movement {
  return {
    playerId: launch.playerId,
    amount,
    category: categoryOf(launch.type),
    gameId: launch.id,
    gameType: launch.type,
    gameName: launch.name,
    roundId: roundId.toLowerCase(),
    date: new Date(now)
  }
}

async function takeDemo(transaction: Database, launch: Launch, amount: bigint): Promise<void> {
  const taken = await transaction
    .update(launches)
    .set({ demoBalance: sql`${launches.demoBalance} - ${amount}::bigint` })
    .where(and(eq(launches.id, launch.key), gte(launches.demoBalance, amount)))
    .returning({ id: launches.id })
  if (taken.length === 0) throw new GameRefusal('not-enough-money')
}

async function spendable(transaction: Database, launch: Launch): Promise<bigint> {
  if (launch.gamingType !== 'demo') return balanceOf(transaction, launch.playerId)
  const [row] = await transaction
    .select({ balance: launches.demoBalance })
    .from(launches)
    .where(eq(launches.id, launch.key))
  return row?.balance ?? 0n
}
