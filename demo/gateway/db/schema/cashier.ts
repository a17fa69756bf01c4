import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text
} from 'drizzle-orm/pg-core'

import { inBothLanguages, instant, kurus, oneOf, type TextInBoth } from './columns.ts'
import { playerKey } from './players.ts'

/** Banks by code, with the house's account at each. */
export const banks = pgTable('banks', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  logo: text('logo').notNull(),
  houseHolder: text('house_holder').notNull(),
  houseBranch: text('house_branch').notNull(),
  houseAccount: text('house_account').notNull(),
  houseIban: text('house_iban').notNull()
})

/** Groups of methods under one name. */
export const methodGroups = pgTable('method_groups', {
  id: text('id').primaryKey(),
  name: inBothLanguages('name'),
  image: text('image').notNull(),
  position: integer('position').notNull()
})

/** Payment methods for deposits and withdrawals. */
export const methods = pgTable(
  'methods',
  {
    id: text('id').primaryKey(),
    /** 1 deposit, 2 withdraw. */
    direction: smallint('direction').$type<1 | 2>().notNull(),
    name: inBothLanguages('name'),
    image: text('image').notNull(),
    /** 1 and 3 have their own calls; others use `prepayment.processTransaction`. */
    transferType: smallint('transfer_type').notNull(),
    /** Subcategory of its transactions. */
    subCategory: smallint('sub_category').notNull(),
    min: kurus('min').notNull(),
    max: kurus('max').notNull(),
    /** Hundredths of a percent of the amount, for information. */
    fee: integer('fee').notNull(),
    duration: inBothLanguages('duration'),
    /** Names of the form fields it asks for. */
    fields: jsonb('fields').$type<string[]>().notNull(),
    /** Parameter of `envoy.getDepositAmounts`; empty: any amount between min and max. */
    bankCode: text('bank_code').notNull(),
    /** The only amounts it accepts, in kuruş. */
    amounts: jsonb('amounts').$type<number[]>().notNull(),
    /** Bank whose house account receives deposits. */
    bankId: text('bank_id').references(() => banks.id),
    groupId: text('group_id').references(() => methodGroups.id),
    isHighlighted: boolean('is_highlighted').notNull(),
    /** Always refused. */
    isClosed: boolean('is_closed').notNull(),
    position: integer('position').notNull()
  },
  table => [
    index('methods_by_bank_code').on(table.bankCode),
    check('methods_direction', sql`direction in (1, 2)`),
    check('methods_range', sql`min > 0 and max >= min`)
  ]
)

export const favouriteMethods = pgTable(
  'favourite_methods',
  {
    playerId: playerKey(),
    methodId: text('method_id')
      .notNull()
      .references(() => methods.id, { onDelete: 'cascade' })
  },
  table => [primaryKey({ columns: [table.playerId, table.methodId] })]
)

/** Bank accounts of players, for withdrawals. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    /** Nine random digits; the seed passes its own. */
    id: integer('id').primaryKey(),
    playerId: playerKey(),
    bankId: text('bank_id')
      .notNull()
      .references(() => banks.id),
    branchName: text('branch_name').notNull().default(''),
    accountNumber: text('account_number').notNull().default(''),
    accountHolder: text('account_holder').notNull(),
    iban: text('iban').notNull(),
    /** The last withdrawal to this IBAN; the first one needs a confirmation (SEC-02). */
    withdrawnAt: instant('withdrawn_at'),
    addedAt: instant('added_at').notNull().defaultNow()
  },
  table => [index('bank_accounts_of_player').on(table.playerId)]
)

/** One line of a coupon. */
export interface CouponLine {
  event: string
  market: TextInBoth
  selection: TextInBoth
  /** Hundredths: 185 is 1.85. */
  odds: number
  result: 'open' | 'won' | 'lost' | 'void'
  /** Milliseconds since 1970 UTC. */
  start: number
}

export const COUPON_STATES = ['open', 'won', 'lost', 'void', 'cashed'] as const

export const coupons = pgTable(
  'coupons',
  {
    id: text('id').primaryKey(),
    playerId: playerKey(),
    date: instant('date').notNull(),
    state: text('state').$type<(typeof COUPON_STATES)[number]>().notNull(),
    stake: kurus('stake').notNull(),
    /** Hundredths: the product of the lines' odds, rounded down. */
    odds: integer('odds').notNull(),
    possibleWin: kurus('possible_win').notNull(),
    win: kurus('win').notNull(),
    lines: jsonb('lines').$type<CouponLine[]>().notNull(),
    /** The game round that placed it; null for seeded coupons, which are never settled. */
    roundId: text('round_id'),
    /** When it is settled. Stored, so that it is settled also after a restart. */
    dueAt: instant('due_at')
  },
  table => [
    index('coupons_of_player').on(table.playerId, table.date),
    index('coupons_by_round').on(table.roundId),
    index('coupons_due')
      .on(table.dueAt)
      .where(sql`state = 'open'`),
    check('coupons_due_round', sql`(round_id is null) = (due_at is null)`),
    check('coupons_state', oneOf('state', COUPON_STATES)),
    check('coupons_amounts', sql`stake > 0 and win >= 0`)
  ]
)

export const BONUS_STATES = ['available', 'active', 'used', 'expired', 'cancelled'] as const

export const bonuses = pgTable(
  'bonuses',
  {
    id: text('id').primaryKey(),
    playerId: playerKey(),
    name: inBothLanguages('name'),
    description: inBothLanguages('description'),
    amount: kurus('amount').notNull(),
    maxAmount: kurus('max_amount').notNull(),
    turnoverNeeded: kurus('turnover_needed').notNull(),
    turnoverDone: kurus('turnover_done').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Why it was cancelled; otherwise empty. */
    reason: inBothLanguages('reason'),
    state: text('state').$type<(typeof BONUS_STATES)[number]>().notNull()
  },
  table => [
    index('bonuses_of_player').on(table.playerId),
    index('bonuses_due')
      .on(table.expiresAt)
      .where(sql`state = 'active'`),
    check('bonuses_state', oneOf('state', BONUS_STATES))
  ]
)
