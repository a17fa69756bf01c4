import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'

import { instant, kurus } from './columns.ts'
import { playerKey, players } from './players.ts'

/**
 * Accounts of the ledger. Each player has a wallet; the house has five accounts with fixed ids.
 *
 * House accounts have no stored balance: all rounds of all players would wait for the lock of that row. Their balance is
 * the sum of their entries.
 */
export const HOUSE_ACCOUNTS = { deposits: 1, withdrawals: 2, games: 3, bets: 4, bonuses: 5 } as const

export const accounts = pgTable(
  'accounts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 100 }),
    name: text('name').notNull(),
    playerId: uuid('player_id')
      .unique()
      .references(() => players.id, { onDelete: 'cascade' }),
    /** Whole kuruş; null for a house account. */
    balance: kurus('balance')
  },
  () => [
    check('accounts_no_overdraft', sql`balance >= 0`),
    check('accounts_wallet', sql`(player_id is null) = (balance is null)`)
  ]
)

/** The finance history (TRANSACTION in the contract). Rows are never deleted, amounts never changed. */
export const transactions = pgTable(
  'transactions',
  {
    /** Random, printable, not guessable. */
    id: text('id').primaryKey(),
    /** Order of insertion. */
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity().unique(),
    playerId: playerKey(),
    /** 1 deposit, 2 withdrawal, 3 casino game, 4 live casino, 5 bet, 6 bonus, 7 virtual game. */
    category: smallint('category').notNull(),
    subCategory: smallint('sub_category').notNull(),
    /** 1 credit, 2 debit. */
    type: smallint('type').notNull(),
    /** 1001 New, 1002 Approved, 1003 Cancel. */
    status: smallint('status').notNull(),
    /** Whole kuruş; the type gives the direction. */
    amount: kurus('amount').notNull(),
    /** Balance of the wallet after it, in kuruş; null while nothing has moved. */
    balanceAfter: kurus('balance_after'),
    date: instant('date').notNull(),
    note: text('note').notNull().default(''),
    methodName: text('method_name').notNull().default(''),
    gameName: text('game_name').notNull().default(''),
    gameId: text('game_id'),
    /** `slot`, `live` or `virtual`. */
    gameType: text('game_type'),
    roundId: text('round_id'),
    requestId: text('request_id')
  },
  table => [
    // The order of the history; the category lets a page of games be counted from the index alone.
    index('transactions_of_player').on(table.playerId, table.date, table.sequence, table.category),
    // Rounds, by far the most rows, have none.
    index('transactions_by_request')
      .on(table.playerId, table.requestId)
      .where(sql`request_id is not null`),
    check('transactions_amount', sql`amount > 0`),
    check('transactions_category', sql`category between 1 and 7`),
    check('transactions_type', sql`type in (1, 2)`),
    check('transactions_status', sql`status in (1001, 1002, 1003)`)
  ]
)

/** Movements between accounts. The entries of a transaction sum to zero and are never changed or deleted. */
export const entries = pgTable(
  'entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: text('transaction_id')
      .notNull()
      .references(() => transactions.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Whole kuruş; positive for a credit of the account, negative for a debit. */
    amount: kurus('amount').notNull()
  },
  table => [
    index('entries_of_transaction').on(table.transactionId),
    index('entries_of_account').on(table.accountId)
  ]
)

/** The first answer to each `request_id`, so that a repeat gets the same and moves nothing. */
export const requests = pgTable(
  'requests',
  {
    playerId: playerKey(),
    requestId: text('request_id').notNull(),
    /** SHA-256 of the call and its data. */
    fingerprint: text('fingerprint').notNull(),
    /** JSON text, stored unchanged. */
    answer: text('answer'),
    arrivedAt: instant('arrived_at').notNull().defaultNow()
  },
  table => [primaryKey({ columns: [table.playerId, table.requestId] })]
)
