import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import { inBothLanguages, instant, kurus, type TextInBoth } from './columns.ts'

/** Start and end. */
function period() {
  return { startsAt: instant('starts_at').notNull(), endsAt: instant('ends_at').notNull() }
}

/** One of the facts of an offer: reward, turnover, maximum, validity. */
export interface Fact {
  label: TextInBoth
  value: TextInBoth
}

/** A place on the board of a tournament. */
export interface Leader {
  rank: number
  /** Masked. */
  player: string
  points: number
  /** Whole kuruş; null where the place wins nothing. */
  prize: number | null
}

export const sliders = pgTable(
  'sliders',
  {
    id: integer('id').primaryKey(),
    title: inBothLanguages('title'),
    text: inBothLanguages('text'),
    image: text('image').notNull(),
    /** Path of the site. */
    link: text('link').notNull(),
    isActive: boolean('is_active').notNull(),
    ...period(),
    /** `sol` left, `sag` right. */
    place: text('place').$type<'sol' | 'sag'>().notNull()
  },
  () => [check('sliders_place', sql`place in ('sol', 'sag')`)]
)

export const promotions = pgTable('promotions', {
  id: integer('id').primaryKey(),
  title: inBothLanguages('title'),
  summary: inBothLanguages('summary'),
  /** HTML. */
  content: inBothLanguages('content'),
  image: text('image').notNull(),
  isActive: boolean('is_active').notNull(),
  ...period(),
  facts: jsonb('facts').$type<Fact[]>().notNull()
})

export const tournaments = pgTable('tournaments', {
  id: integer('id').primaryKey(),
  title: inBothLanguages('title'),
  /** HTML. */
  content: inBothLanguages('content'),
  image: text('image').notNull(),
  /** Whole kuruş. */
  prize: kurus('prize').notNull(),
  ...period(),
  facts: jsonb('facts').$type<Fact[]>().notNull(),
  leaders: jsonb('leaders').$type<Leader[]>().notNull(),
  /** Games that count. */
  gameIds: jsonb('game_ids').$type<number[]>().notNull()
})

export const popups = pgTable('popups', {
  id: integer('id').primaryKey(),
  title: inBothLanguages('title'),
  /** HTML. */
  text: inBothLanguages('text'),
  image: text('image').notNull(),
  link: text('link').notNull(),
  isActive: boolean('is_active').notNull()
})

export const specialDates = pgTable('special_dates', {
  id: integer('id').primaryKey(),
  title: inBothLanguages('title'),
  text: inBothLanguages('text'),
  image: text('image').notNull(),
  isActive: boolean('is_active').notNull()
})

/** Texts by type. HTML, except SocialMediaLinks, which is a JSON string. */
export const information = pgTable('information', {
  type: text('type').primaryKey(),
  text: inBothLanguages('text')
})

export const massMessages = pgTable(
  'mass_messages',
  {
    id: integer('id').primaryKey(),
    title: inBothLanguages('title'),
    /** HTML. */
    text: inBothLanguages('text'),
    sentAt: instant('sent_at').notNull()
  },
  table => [index('mass_messages_newest').on(table.sentAt.desc())]
)

/** A jackpot that grows every second and restarts after its period. */
export const jackpots = pgTable(
  'jackpots',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    gameId: integer('game_id').notNull(),
    /** Whole kuruş at the start of a period. */
    start: kurus('start').notNull(),
    /** Whole kuruş a second. */
    growth: integer('growth').notNull(),
    /** Seconds until it drops. */
    period: integer('period').notNull(),
    startedAt: instant('started_at').notNull()
  },
  () => [check('jackpots_growth', sql`start > 0 and growth > 0 and period > 0`)]
)
