import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid
} from 'drizzle-orm/pg-core'

import { instant, lowerCase, oneOf } from './columns.ts'

/**
 * Behaviour of an account, so that every state can be tried out.
 *
 * - `balance-text`: the balance is sent as text with commas.
 * - `balance-missing`: a zero balance is omitted.
 * - `inactive`: login answers 'İnaktif hesap', whatever the password.
 * - `slow`: every reply takes 4 s longer.
 * - `short`: the session ends after 60 s.
 * - `no-finance`: finance calls, claims of bonuses and games with money answer 'Bu işlem için yetkiniz yok'.
 */
const BEHAVIOURS = [
  'plain',
  'balance-text',
  'balance-missing',
  'inactive',
  'slow',
  'short',
  'no-finance'
] as const
export type Behaviour = (typeof BEHAVIOURS)[number]

const SECOND_FACTORS = ['none', 'ga', 'sms'] as const
export type SecondFactor = (typeof SECOND_FACTORS)[number]

export const players = pgTable(
  'players',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Name of the player on the wire. */
    uid: text('uid').notNull().unique(),
    username: text('username').notNull(),
    /** Hash by session/passwords.ts. */
    passwordHash: text('password_hash').notNull(),
    behaviour: text('behaviour').$type<Behaviour>().notNull().default('plain'),
    rid: text('rid').notNull().default('1'),
    secondFactor: text('second_factor').$type<SecondFactor>().notNull().default('none'),
    /** Key of the confirmed authenticator: base32, sealed by session/sealing.ts. */
    authenticatorSecret: text('authenticator_secret'),
    /** Step of the last accepted code, so that a code works once. */
    authenticatorStep: bigint('authenticator_step', { mode: 'number' }).notNull().default(0),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    email: text('email').notNull(),
    /** As +905000000001. */
    phone: text('phone').notNull(),
    /** When the phone was confirmed by a code. */
    phoneConfirmedAt: instant('phone_confirmed_at'),
    birthdate: date('birthdate', { mode: 'string' }).notNull(),
    identity: text('identity').notNull().default(''),
    country: text('country').notNull().default('TR'),
    city: text('city').notNull().default(''),
    address: text('address').notNull().default(''),
    currency: text('currency').notNull().default('TRY'),
    lang: text('lang').notNull().default('tr'),
    smsOptin: boolean('sms_optin').notNull().default(false),
    emailOptin: boolean('email_optin').notNull().default(false),
    /** From the registration; may be empty. */
    promotionCode: text('promotion_code').notNull().default(''),
    referenceNumber: text('reference_number').notNull().default(''),
    registeredAt: instant('registered_at').notNull().defaultNow(),
    lastLoginAt: instant('last_login_at')
  },
  table => [
    uniqueIndex('players_username').on(lowerCase(table.username)),
    uniqueIndex('players_email').on(lowerCase(table.email)),
    check('players_behaviour', oneOf('behaviour', BEHAVIOURS)),
    check('players_second_factor', oneOf('second_factor', SECOND_FACTORS))
  ]
)

/** Reference to the player that a row belongs to. */
export function playerKey() {
  return uuid('player_id')
    .notNull()
    .references(() => players.id, { onDelete: 'cascade' })
}

/** A login with all its refreshes. Only the SHA-256 of a session value is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    playerId: playerKey(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Hash of the value before the last refresh, which stays valid for a grace period. */
    formerHash: text('former_hash'),
    refreshedAt: instant('refreshed_at').notNull(),
    /** Waiting for the second factor. */
    isPending: boolean('is_pending').notNull(),
    /** Has to be renewed by `initAuth` before any other call. */
    isStale: boolean('is_stale').notNull().default(false),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    /** Unconfirmed authenticator key created in this session: base32, sealed likewise. */
    generatedSecret: text('generated_secret'),
    generatedAt: instant('generated_at'),
    /** When the player last entered the password or a code for `user.step_up`. */
    confirmedAt: instant('confirmed_at'),
    startedAt: instant('started_at').notNull(),
    usedAt: instant('used_at').notNull(),
    endedAt: instant('ended_at')
  },
  table => [
    index('sessions_player').on(table.playerId),
    index('sessions_former').on(table.formerHash),
    check('sessions_wrong_codes', sql`wrong_codes between 0 and 5`)
  ]
)

export type PlayerRow = typeof players.$inferSelect
export type SessionRow = typeof sessions.$inferSelect

/** The last code sent by SMS for a session. */
export const smsCodes = pgTable('sms_codes', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  phone: text('phone').notNull(),
  /** HMAC: a plain hash of six digits could be reversed. */
  codeHash: text('code_hash').notNull(),
  expiresAt: instant('expires_at').notNull()
})

/** Networks that a player has logged in from, hashed, see session/known-networks.ts. */
export const loginNetworks = pgTable(
  'login_networks',
  { playerId: playerKey(), network: text('network').notNull(), lastAt: instant('last_at').notNull() },
  table => [primaryKey({ columns: [table.playerId, table.network] })]
)

/** Attempts by the hashed key of a limit, see session/limits.ts. */
export const failedAttempts = pgTable('failed_attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  firstAt: instant('first_at').notNull(),
  lastAt: instant('last_at').notNull()
})

export const favourites = pgTable(
  'favourites',
  {
    playerId: playerKey(),
    type: text('type').$type<'casino' | 'livecasino'>().notNull(),
    /** gameID of a slot, tableID of a live table. */
    itemId: text('item_id').notNull(),
    addedAt: instant('added_at').notNull().defaultNow()
  },
  table => [
    primaryKey({ columns: [table.playerId, table.type, table.itemId] }),
    check('favourites_type', oneOf('type', ['casino', 'livecasino']))
  ]
)

/** E-mails and SMS of the sandbox, which are stored instead of sent. */
export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text('recipient').notNull(),
  channel: text('channel').$type<'email' | 'sms'>().notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  links: jsonb('links').$type<string[]>().notNull(),
  sentAt: instant('sent_at').notNull()
})
