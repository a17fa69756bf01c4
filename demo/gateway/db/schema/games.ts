import type { GameType, MachineName } from '@bnw/games/engines/machines'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid
} from 'drizzle-orm/pg-core'

import { instant, kurus } from './columns.ts'
import { playerKey, sessions } from './players.ts'

export type GamingType = 'real' | 'demo' | 'tournament'

/** Reference to a game. */
function gameKey() {
  return { gameType: text('game_type').$type<GameType>().notNull(), gameId: text('game_id').notNull() }
}

/** A game opened by a player, identified by the token in the address of its page. */
export const launches = pgTable(
  'launches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 of the token; the token itself is not stored. */
    tokenHash: text('token_hash').notNull().unique(),
    playerId: playerKey(),
    /** The login that opened the game. When it ends, the token ends with it. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    ...gameKey(),
    gameName: text('game_name').notNull(),
    machine: text('machine').$type<MachineName>().notNull(),
    gamingType: text('gaming_type').$type<GamingType>().notNull(),
    /** Balance of a demo, in kuruş, which is not in the ledger; null for real money. */
    demoBalance: kurus('demo_balance'),
    /** Returns less stakes of its rounds, in kuruş; a trigger of the database keeps it. */
    net: kurus('net')
      .notNull()
      .default(sql`0`),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull()
  },
  table => [
    index('launches_of_player').on(table.playerId),
    check('launches_gaming_type', sql`gaming_type in ('real', 'demo', 'tournament')`),
    check('launches_demo', sql`(gaming_type = 'demo') = (demo_balance is not null)`),
    check('launches_demo_balance', sql`demo_balance >= 0`)
  ]
)

/** The seeds that the rounds of one player at one game are drawn from. One is in use, the others are revealed. */
export const gameSeeds = pgTable(
  'game_seeds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    playerId: playerKey(),
    ...gameKey(),
    /** Secret until `revealedAt` is set. */
    serverSeed: text('server_seed').notNull(),
    /** SHA-256 of the server seed, shown from the start. */
    seal: text('seal').notNull(),
    playerSeed: text('player_seed').notNull(),
    /** Number of the next round, from 0. */
    nextNumber: integer('next_number').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    revealedAt: instant('revealed_at')
  },
  table => [
    uniqueIndex('game_seeds_in_use')
      .on(table.playerId, table.gameType, table.gameId)
      .where(sql`revealed_at is null`)
  ]
)

/** Every round played. The page creates the id, so that a repeat finds the first result. */
export const gameRounds = pgTable(
  'game_rounds',
  {
    playerId: playerKey(),
    id: text('id').notNull(),
    launchId: uuid('launch_id')
      .notNull()
      .references(() => launches.id, { onDelete: 'cascade' }),
    seedId: uuid('seed_id')
      .notNull()
      .references(() => gameSeeds.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** Whole kuruş. */
    stake: kurus('stake').notNull(),
    /** Payout in kuruş, including a returned stake; 0 for a loss. */
    returned: kurus('returned').notNull(),
    /** The displayed outcome. */
    outcome: jsonb('outcome').notNull(),
    playedAt: instant('played_at').notNull()
  },
  table => [
    primaryKey({ columns: [table.playerId, table.id] }),
    unique('game_rounds_drawn_once').on(table.seedId, table.number),
    index('game_rounds_of_launch').on(table.launchId, table.number),
    index('game_rounds_open')
      .on(table.seedId)
      .where(sql`outcome ->> 'state' in ('flying', 'open')`),
    check('game_rounds_stake', sql`stake > 0`),
    check('game_rounds_returned', sql`returned >= 0`)
  ]
)

export type RoundRow = typeof gameRounds.$inferSelect
