import type { GameType } from '@bnw/games/engines/machines'
import { GameRefusal } from '@bnw/games/protocol/refusals'
import { and, eq, gte, sql } from 'drizzle-orm'

import type { Database } from '../context.ts'
import { accounts, launches } from '../db/schema/index.ts'
import { countTurnover, type CountedStake } from '../ledger/bonus-lock.ts'
import { credit, debit, type Movement } from '../ledger/ledger.ts'
import { Refusal } from '../refusal.ts'
import type { Launch } from './launch.ts'

/** The stake or the return of a round. */
export interface RoundMoney {
  /** In lower case. */
  roundId: string
  /** Whole kuruş above zero. */
  amount: bigint
  /** Milliseconds since 1970 UTC. */
  now: number
}

/**
 * Takes a stake from the wallet, or from the play money of a demo, which is not in the ledger.
 *
 * @throws {GameRefusal} `not-enough-money`; nothing has moved then.
 */
export async function takeStake(transaction: Database, launch: Launch, money: RoundMoney): Promise<void> {
  if (launch.gamingType === 'demo') return takeDemo(transaction, launch, money.amount)
  await debitStake(transaction, { ...movementOf(launch, money), counted: countedOf(launch, money.amount) })
}

/** Of a stake at a live table a fifth counts towards the turnover of bonuses. Source: rules of bonuses. */
const LIVE_SHARE = 5n

/** The part of a stake that counts, in whole kuruş. */
export function countedOf({ type }: Launch, stake: bigint): bigint {
  return type === 'live' ? stake / LIVE_SHARE : stake
}

/**
 * Debits a stake and counts it towards the turnover of the player's bonuses.
 *
 * @throws {GameRefusal} `not-enough-money`; nothing has moved then.
 */
export async function debitStake(transaction: Database, stake: Movement & CountedStake): Promise<void> {
  try {
    await debit(transaction, stake)
  } catch (error) {
    // The ledger refuses a debit for one reason only.
    throw error instanceof Refusal ? new GameRefusal('not-enough-money') : error
  }
  await countTurnover(transaction, stake)
}

/** Credits the return of a round, if there is one. */
export async function payReturn(transaction: Database, launch: Launch, money: RoundMoney): Promise<void> {
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

/** The money to stake and the net result of this launch, in whole kuruş. */
export async function figuresOf(
  transaction: Database,
  launch: Launch
): Promise<{ balance: number; net: number }> {
  const isDemo = launch.gamingType === 'demo'
  const [row] = await transaction
    .select({
      balance: isDemo ? launches.demoBalance : accounts.balance,
      net: launches.net
    })
    .from(launches)
    .leftJoin(accounts, eq(accounts.playerId, launches.playerId))
    .where(eq(launches.id, launch.key))
  return { balance: Number(row?.balance ?? 0), net: Number(row?.net ?? 0) }
}

/** Category of the rounds in the history (contract, finance). */
const CATEGORIES: Readonly<Record<GameType, 3 | 4 | 7>> = { slot: 3, live: 4, virtual: 7 }

export function categoryOf({ type }: Launch): 3 | 4 | 7 {
  return CATEGORIES[type]
}

function movementOf(launch: Launch, { roundId, amount, now }: RoundMoney) {
  return {
    playerId: launch.playerId,
    amount,
    category: categoryOf(launch),
    gameId: launch.id,
    gameType: launch.type,
    gameName: launch.name,
    roundId,
    date: new Date(now)
  } satisfies Movement
}

async function takeDemo(transaction: Database, launch: Launch, amount: bigint): Promise<void> {
  const taken = await transaction
    .update(launches)
    .set({ demoBalance: sql`${launches.demoBalance} - ${amount}::bigint` })
    .where(and(eq(launches.id, launch.key), gte(launches.demoBalance, amount)))
    .returning({ id: launches.id })
  if (taken.length === 0) throw new GameRefusal('not-enough-money')
}
