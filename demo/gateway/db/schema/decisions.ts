import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'

import { instant } from './columns.ts'
import { transactions } from './ledger.ts'
import { playerKey } from './players.ts'

/**
 * The decision on each deposit and withdrawal, and when it is due. Stored, so that it is carried out also after a restart.
 * Seeded New transactions have none and stay New.
 */
export const decisions = pgTable(
  'decisions',
  {
    transactionId: text('transaction_id')
      .primaryKey()
      .references(() => transactions.id, { onDelete: 'cascade' }),
    playerId: playerKey(),
    /** 1 deposit, 2 withdraw. */
    direction: smallint('direction').$type<1 | 2>().notNull(),
    /** When the outcome is applied automatically. */
    dueAt: instant('due_at').notNull(),
    /** The automatic outcome. */
    outcome: text('outcome').$type<'approve' | 'cancel'>().notNull(),
    /** Why it is cancelled. */
    note: text('note').notNull().default(''),
    /** SHA-256 of the token of its payment page, where the player can decide before. */
    pageHash: text('page_hash').unique(),
    decidedAt: instant('decided_at')
  },
  table => [
    index('decisions_due')
      .on(table.dueAt)
      .where(sql`decided_at is null`),
    index('decisions_of_player').on(table.playerId),
    check('decisions_direction', sql`direction in (1, 2)`),
    check('decisions_outcome', sql`outcome in ('approve', 'cancel')`)
  ]
)
