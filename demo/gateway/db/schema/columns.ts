import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { bigint, jsonb, timestamp } from 'drizzle-orm/pg-core'

/** A point in time. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}

/** An amount in whole kuruş. */
export function kurus(name: string) {
  return bigint(name, { mode: 'bigint' })
}

/** A stored text in both languages. */
export interface TextInBoth {
  tr: string
  en: string
}

export function inBothLanguages(name: string) {
  return jsonb(name).$type<TextInBoth>().notNull()
}

/** A user name or an e-mail for comparison, the same in every database: in a Turkish one `lower('I')` is `ı`. */
export function lowerCase(text: SQLWrapper | string): SQL {
  return sql`lower(${text} collate "C")`
}

/** A check that a text column has one of these values. */
export function oneOf(column: string, words: readonly string[]): SQL {
  return sql.raw(`${column} in (${words.map(word => `'${word}'`).join(', ')})`)
}
