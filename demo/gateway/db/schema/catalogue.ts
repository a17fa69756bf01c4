import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

import { inBothLanguages, kurus } from './columns.ts'

/** Forced outcome of a game. */
export type Quirk = 'no-url' | 'server-error' | 'never-loads' | 'exits' | 'asks-deposit' | 'favourite-refused'

/** Studios of games or live tables. */
export const providers = pgTable(
  'providers',
  {
    id: integer('id').primaryKey(),
    kind: text('kind').$type<'slot' | 'live'>().notNull(),
    name: text('name').notNull(),
    /** 2: listed only for players of the account class 20. Source: LIVE-01. */
    status: smallint('status').notNull().default(1)
  },
  () => [
    check('providers_kind', sql`kind in ('slot', 'live')`),
    check('providers_status', sql`status in (1, 2)`)
  ]
)

export const categories = pgTable(
  'categories',
  {
    id: integer('id').primaryKey(),
    kind: text('kind').$type<'slot' | 'live'>().notNull(),
    name: inBothLanguages('name'),
    /** `{type}` of `/slot/type/{type}` and `/live/type/{type}`. */
    type: text('type'),
    /** Order in the list, from 0. */
    position: integer('position').notNull()
  },
  () => [check('categories_kind', sql`kind in ('slot', 'live')`)]
)

export const games = pgTable(
  'games',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    /** The name normalised for search by `foldForSearch()`. */
    folded: text('folded').notNull(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id),
    /** Path of the picture; null where there is none. */
    image: text('image'),
    theme: text('theme').notNull(),
    volatility: text('volatility').$type<'low' | 'middle' | 'high'>().notNull(),
    /** Whole kuruş. */
    minStake: kurus('min_stake').notNull(),
    maxStake: kurus('max_stake').notNull(),
    isNew: boolean('is_new').notNull(),
    hasDemo: boolean('has_demo').notNull(),
    hasJackpot: boolean('has_jackpot').notNull(),
    /** Sent with the other spelling of keys. */
    hasVariantKeys: boolean('has_variant_keys').notNull(),
    /** Forced outcome; null for ordinary games. A game with one is in no list. */
    quirk: text('quirk').$type<Quirk>()
  },
  table => [
    index('games_of_provider').on(table.providerId, table.id),
    index('games_listed')
      .on(table.id)
      .where(sql`quirk is null`),
    index('games_volatile')
      .on(table.id)
      .where(sql`volatility = 'high'`),
    check('games_volatility', sql`volatility in ('low', 'middle', 'high')`),
    check('games_stake', sql`min_stake > 0 and max_stake >= min_stake`)
  ]
)

export const gameCategories = pgTable(
  'game_categories',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id)
  },
  table => [primaryKey({ columns: [table.categoryId, table.gameId] })]
)

export const liveTables = pgTable(
  'live_tables',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    folded: text('folded').notNull(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id),
    image: text('image').notNull(),
    /** Empty for a table without a dealer. */
    dealer: text('dealer').notNull(),
    /** Whole kuruş. */
    minBet: kurus('min_bet').notNull(),
    maxBet: kurus('max_bet').notNull(),
    /** Free seats. */
    seats: integer('seats').notNull()
  },
  table => [
    index('live_tables_of_provider').on(table.providerId, table.id),
    check('live_tables_bets', sql`min_bet > 0 and max_bet >= min_bet`)
  ]
)

export const tableCategories = pgTable(
  'table_categories',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    tableId: integer('table_id')
      .notNull()
      .references(() => liveTables.id)
  },
  table => [primaryKey({ columns: [table.categoryId, table.tableId] })]
)

/** Games of menu entries, launched by their provider's id. */
export const virtualGames = pgTable('virtual_games', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  machine: text('machine').$type<'coupon' | 'card' | 'balloon' | 'wheel'>().notNull()
})
