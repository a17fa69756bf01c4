import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid
} from 'drizzle-orm/pg-core'

import { inBothLanguages, type TextInBoth } from './catalogue.ts'
import { players } from './players.ts'

function instant(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}

/** Whole kuruş. */
function amount(name: string) {
  return bigint(name, { mode: 'bigint' }).notNull()
}

function playerKey() {
  return uuid('player_id')
    .notNull()
    .references(() => players.id, { onDelete: 'cascade' })
}

/** Banks by their code, and the account of the house at each. */
export const banks = pgTable('banks', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  logo: text('logo').notNull(),
  houseHolder: text('house_holder').notNull(),
  houseBranch: text('house_branch').notNull(),
  houseAccount: text('house_account').notNull(),
  houseIban: text('house_iban').notNull()
})

/** Methods shown under one name. */
export const methodGroups = pgTable('method_groups', {
  id: text('id').primaryKey(),
  name: inBothLanguages('name'),
  image: text('image').notNull(),
  position: integer('position').notNull()
})

/** Ways to pay in and out. */
export const methods = pgTable(
  'methods',
  {
    id: text('id').primaryKey(),
    /** 1 deposit, 2 withdraw. */
    direction: smallint('direction').$type<1 | 2>().notNull(),
    name: inBothLanguages('name'),
    image: text('image').notNull(),
    /** 1 and 3 have calls of their own, any other goes by `prepayment.processTransaction`. */
    transferType: smallint('transfer_type').notNull(),
    /** What its transactions are filed under. */
    subCategory: smallint('sub_category').notNull(),
    min: amount('min'),
    max: amount('max'),
    /** Hundredths of a percent of the amount, for information. */
    fee: integer('fee').notNull(),
    duration: inBothLanguages('duration'),
    /** Names of the form fields it asks for. */
    fields: jsonb('fields').$type<string[]>().notNull(),
    /** Asked at `envoy.getDepositAmounts`; empty where every amount between min and max will do. */
    bankCode: text('bank_code').notNull(),
    /** The only amounts it takes, in kuruş. */
    amounts: jsonb('amounts').$type<number[]>().notNull(),
    /** Whose house account to pay into. */
    bankId: text('bank_id').references(() => banks.id),
    groupId: text('group_id').references(() => methodGroups.id),
    isHighlighted: boolean('is_highlighted').notNull(),
    /** Refused always. */
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

/** Accounts of players, which withdrawals go to. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    /** Nine random digits; the seed gives its own. */
    id: integer('id').primaryKey(),
    playerId: playerKey(),
    bankId: text('bank_id')
      .notNull()
      .references(() => banks.id),
    branchName: text('branch_name').notNull().default(''),
    accountNumber: text('account_number').notNull().default(''),
    accountHolder: text('account_holder').notNull(),
    iban: text('iban').notNull(),
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
    stake: amount('stake'),
    /** Hundredths: the product of the lines' odds, rounded down. */
    odds: integer('odds').notNull(),
    possibleWin: amount('possible_win'),
    win: amount('win'),
    lines: jsonb('lines').$type<CouponLine[]>().notNull(),
    /** The round of the game that it was placed in; null for those of the seed, which nothing settles. */
    roundId: text('round_id'),
    /** When it is settled. It stands here, so that a process that dies leaves nothing open for ever. */
    dueAt: instant('due_at')
  },
  table => [
    index('coupons_of_player').on(table.playerId, table.date),
    index('coupons_by_round').on(table.roundId),
    index('coupons_due')
      .on(table.dueAt)
      .where(sql`state = 'open'`),
    check('coupons_due_round', sql`(round_id is null) = (due_at is null)`),
    check('coupons_state', sql`state in ('open', 'won', 'lost', 'void', 'cashed')`),
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
    amount: amount('amount'),
    maxAmount: amount('max_amount'),
    turnoverNeeded: amount('turnover_needed'),
    turnoverDone: amount('turnover_done'),
    expiresAt: instant('expires_at').notNull(),
    /** Why it was cancelled; empty for the others. */
    reason: inBothLanguages('reason'),
    state: text('state').$type<(typeof BONUS_STATES)[number]>().notNull()
  },
  table => [
    index('bonuses_of_player').on(table.playerId),
    check('bonuses_state', sql`state in ('available', 'active', 'used', 'expired', 'cancelled')`)
  ]
)
