import { and, eq, like, sql, type AnyColumn, type SQL } from 'drizzle-orm'

import type { Context } from '../context.ts'
import { favourites } from '../db/schema/index.ts'
import { anonymous, Refusal } from '../refusal.ts'
import { foldForSearch } from '../db/search.ts'

/** Matches no row. */
export const nothing = sql`false`

const SLOW_MS = 4_000

/** The condition of a search term, regardless of case and diacritics. Pattern characters are escaped. */
export async function searchCondition(
  typed: string | undefined,
  folded: AnyColumn,
  context: Context
): Promise<SQL | undefined> {
  const term = foldForSearch(typed ?? '')
  if (term === '') return undefined
  const forced = context.forced?.search(term)
  if (forced === 'nothing') return nothing
  if (forced === 'refused') throw new Refusal({ tr: 'Arama yapılamadı', en: 'The search failed' })
  if (forced === 'slow') {
    await context.pause(SLOW_MS)
    return undefined
  }
  return like(folded, `%${term.replace(/[\\%_]/g, String.raw`\$&`)}%`)
}

/** Whether a row is a favourite of the player; false for visitors. */
export function isFavourite(context: Context, type: 'casino' | 'livecasino', id: AnyColumn): SQL<boolean> {
  if (!context.player) return sql<boolean>`false`
  return sql<boolean>`exists (select 1 from ${favourites} where ${and(
    eq(favourites.playerId, context.player.id),
    eq(favourites.type, type),
    eq(favourites.itemId, sql`${id}::text`)
  )})`
}

/** @throws {Refusal} When a visitor filters by favourites. */
export function favouriteCondition(context: Context, type: 'casino' | 'livecasino', id: AnyColumn): SQL {
  if (!context.player) throw anonymous()
  return isFavourite(context, type, id)
}

/** Parses an id; undefined if it is invalid. */
export function idOf(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

/** The condition for an id given as text; none where absent. */
export function idCondition(column: AnyColumn, text: string | undefined): SQL | undefined {
  if (text === undefined) return undefined
  const id = idOf(text)
  return id === undefined ? nothing : eq(column, id)
}
