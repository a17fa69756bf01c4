import { index, pgTable, text } from 'drizzle-orm/pg-core'

import { instant } from './columns.ts'
import { playerKey } from './players.ts'

/** Unused password reset links. Only the SHA-256 of a token is stored. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    playerId: playerKey(),
    expiresAt: instant('expires_at').notNull()
  },
  table => [index('password_resets_player').on(table.playerId)]
)

/**
 * The new e-mail that a player has requested and not confirmed yet, with the SHA-256 of its link's token. A further request
 * replaces it.
 */
export const emailChanges = pgTable('email_changes', {
  playerId: playerKey().primaryKey(),
  email: text('email').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: instant('expires_at').notNull()
})
