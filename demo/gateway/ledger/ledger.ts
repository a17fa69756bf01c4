import { randomBytes } from 'node:crypto'

import { eq, sql, type SQL } from 'drizzle-orm'

import { rowsOf, type Database } from '../db/database.ts'
import { accounts, HOUSE_ACCOUNTS } from '../db/schema/index.ts'
import { insufficientBalance } from '../refusal.ts'
import { NO_KEY } from './idempotency.ts'
import { defaultSubCategory } from './names.ts'

/** 1 deposit, 2 withdrawal, 3 casino game, 4 live casino, 5 bet, 6 bonus, 7 virtual game. */
export type Category = 1 | 2 | 3 | 4 | 5 | 6 | 7

export const CREDIT = 1
export const DEBIT = 2

/** New, Approved, Cancel. */
export const NEW = 1001
export const APPROVED = 1002
export const CANCELLED = 1003
export type Status = typeof NEW | typeof APPROVED | typeof CANCELLED

/** A movement of money into a wallet or out of it. */
export interface Movement {
  playerId: string
  /** Whole kuruş above zero, at most 10¹⁴. */
  amount: bigint
  category: Category
  subCategory?: number
  /** Approved where absent. A New withdrawal is debited at once. */
  status?: Status
  gameId?: string
  gameType?: 'slot' | 'live' | 'virtual'
  gameName?: string
  methodName?: string
  roundId?: string
  requestId?: string
  note?: string
  /** Now where absent. */
  date?: Date
  /** Generated where absent; the seed passes its own, so that it is reproducible. */
  id?: string
}

/** The transaction of a movement. */
export interface Moved {
  transactionId: string
}

const MAX_AMOUNT = 10n ** 14n

const HOUSE_OF: Record<Category, number> = {
  1: HOUSE_ACCOUNTS.deposits,
  2: HOUSE_ACCOUNTS.withdrawals,
  3: HOUSE_ACCOUNTS.games,
  4: HOUSE_ACCOUNTS.games,
  5: HOUSE_ACCOUNTS.bets,
  6: HOUSE_ACCOUNTS.bonuses,
  7: HOUSE_ACCOUNTS.games
}

export function houseAccountOf(category: Category): number {
  return HOUSE_OF[category]
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 16 characters of 5 random bits each, without letters that look like digits. */
export function newTransactionId(): string {
  return Array.from(randomBytes(16), byte => ALPHABET[byte & 31]).join('')
}

/** Opens an empty wallet for a new player. */
export async function openWallet(database: Database, playerId: string): Promise<void> {
  await database.insert(accounts).values({ name: 'wallet', playerId, balance: 0n })
}

/**
 * Debits a wallet. A withdrawal leaves the locked amount of bonuses.
 *
 * @throws {Refusal} "Insufficient balance"; nothing has moved.
 */
export function debit(database: Database, movement: Movement): Promise<Moved> {
  return move(database, movement, DEBIT)
}

/** Credits a wallet. A New credit is only recorded; `approve()` credits it. */
export function credit(database: Database, movement: Movement): Promise<Moved> {
  return movement.status === NEW ? recordNew(database, movement) : move(database, movement, CREDIT)
}

async function recordNew(database: Database, movement: Movement): Promise<Moved> {
  assertAmount(movement.amount)
  const id = movement.id ?? newTransactionId()
  await database.execute(
    sql`insert into transactions (player_id, ${COLUMNS}) select ${movement.playerId}::uuid, ${columnsOf(id, movement, CREDIT)}`
  )
  return { transactionId: id }
}

/** Calls the function of the database that moves money at once (db/migrations/0003_rounds.sql). */
async function move(database: Database, movement: Movement, type: 1 | 2): Promise<Moved> {
  assertAmount(movement.amount)
  const id = movement.id ?? newTransactionId()
  const minimum = type === DEBIT && movement.category === 2 ? lockedAmount(movement.playerId) : sql`0`
  // The balance afterwards; null where nothing has moved.
  const [moved] = await rowsOf<{ balance: string | number | bigint | null }>(
    database,
    sql`select move_money(${movement.playerId}::uuid, ${minimum}, ${HOUSE_OF[movement.category]}::integer,
      ${columnsOf(id, movement, type)}) as balance`
  )
  if (moved?.balance != null) return { transactionId: id }
  if (type === DEBIT) throw insufficientBalance()
  throw new Error('A credit for a player without a wallet')
}

/** Whole kuruş of a player's claimed bonuses whose turnover is not complete: they can be staked but not withdrawn. */
export function lockedAmount(playerId: string): SQL {
  return sql`(select coalesce(sum(amount), 0)::bigint from bonuses
    where player_id = ${playerId}::uuid and state = 'active' and turnover_done < turnover_needed)`
}

const COLUMNS = sql.raw(
  'id, category, sub_category, type, status, amount, date, note, method_name, game_name, game_id, game_type, ' +
    'round_id, request_id'
)

function columnsOf(id: string, movement: Movement, type: 1 | 2) {
  const { category, subCategory = defaultSubCategory(category, type), date = new Date() } = movement
  return sql`${id}, ${category}::integer, ${subCategory}::integer, ${type}::integer,
    ${movement.status ?? APPROVED}::integer, ${movement.amount}::bigint, ${date.toISOString()}::timestamptz,
    ${movement.note ?? ''}, ${movement.methodName ?? ''}, ${movement.gameName ?? ''}, ${movement.gameId ?? null},
    ${movement.gameType ?? null}, ${movement.roundId ?? null}, ${keyOf(movement)}`
}

function keyOf({ requestId }: Movement): string | null {
  return requestId === undefined || requestId === NO_KEY ? null : requestId.toLowerCase()
}

function assertAmount(amount: bigint): void {
  if (amount <= 0n || amount > MAX_AMOUNT) throw new RangeError('The amount is out of range')
}

/** Whole kuruş in the wallet of a player. */
export async function balanceOf(database: Database, playerId: string): Promise<bigint> {
  const [wallet] = await database
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(eq(accounts.playerId, playerId))
  return wallet?.balance ?? 0n
}
