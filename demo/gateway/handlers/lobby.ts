import { and, eq, like, sql, type AnyColumn, type SQL } from 'drizzle-orm'

import type { Context } from '../context.ts'
import { favourites } from '../db/schema/index.ts'
import { anonymous, Refusal } from '../refusal.ts'
import { foldForSearch } from '../seed/search.ts'

/** Matches no row. */
export const nothing = sql`false`

const SLOW = 4_000

/**
 * The condition of a search term, regardless of case and diacritics. Pattern characters are escaped.
 *
 * Three terms have forced outcomes: `bos` finds nothing, `hata` is refused, `yavas` takes 4 s.
 */
export async function searchCondition(
  typed: string | undefined,
  folded: AnyColumn,
  context: Context
): Promise<SQL | undefined> {
  const term = foldForSearch(typed ?? '')
  if (term === '') return undefined
  if (term === 'bos') return nothing
  if (term === 'hata') throw new Refusal({ tr: 'Arama yapılamadı', en: 'The search failed' })
  if (term === 'yavas') {
    await context.pause(SLOW)
    return undefined
  }
  return like(folded, `%${term.replace(/[\\%_]/g, String.raw`\$&`)}%`)
}

/** Whether a row is a favourite of the player; false for visitors. */
export function isMarked(context: Context, type: 'casino' | 'livecasino', id: AnyColumn): SQL<boolean> {
  if (!context.player) return sql<boolean>`false`
  return sql<boolean>`exists (select 1 from ${favourites} where ${and(
    eq(favourites.playerId, context.player.id),
    eq(favourites.type, type),
    eq(favourites.itemId, sql`${id}::text`)
  )})`
}

/** @throws {Refusal} When a visitor filters by favourites. */
export function markedCondition(context: Context, type: 'casino' | 'livecasino', id: AnyColumn): SQL {
  if (!context.player) throw anonymous()
  return isMarked(context, type, id)
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
