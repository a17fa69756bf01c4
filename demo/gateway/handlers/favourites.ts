import { and, eq, sql } from 'drizzle-orm'

import { catalogueOf } from '../db/catalogue.ts'
import type { Database } from '../db/database.ts'
import { readFavourites } from '../db/favourites.ts'
import { createPrepared } from '../db/prepared.ts'
import { favourites } from '../db/schema/index.ts'
import { NOT_FOUND, Refusal } from '../refusal.ts'

type Type = 'casino' | 'livecasino'

/** Maximum favourites of one type in a list. */
const MAX_FAVOURITES = 1_000

/** The newest first. */
export async function listFavourites(database: Database, playerId: string, type: Type) {
  const items = await readFavourites(database, playerId)
  return items.filter(item => item.type === type).slice(0, MAX_FAVOURITES)
}

/** Adds or removes a favourite; repeating is allowed. */
export async function changeFavourite(
  database: Database,
  playerId: string,
  { mode, type, id }: { mode: 'insert' | 'delete'; type: Type; id: string }
): Promise<void> {
  if (mode === 'delete') {
    await deleteFavourite(database).execute({ playerId, type, id })
    return
  }
  await assertAllowed(database, type, id)
  await insertFavourite(database).execute({ playerId, type, id })
}

const insertFavourite = createPrepared(database =>
  database
    .insert(favourites)
    .values({
      playerId: sql.placeholder('playerId'),
      type: sql.placeholder('type'),
      itemId: sql.placeholder('id')
    })
    .onConflictDoNothing()
    .prepare('insert_favourite')
)

const deleteFavourite = createPrepared(database =>
  database
    .delete(favourites)
    .where(
      and(
        eq(favourites.playerId, sql.placeholder('playerId')),
        eq(favourites.type, sql.placeholder('type')),
        eq(favourites.itemId, sql.placeholder('id'))
      )
    )
    .prepare('delete_favourite')
)

/** @throws {Refusal} When there is no such game or table, or the game is refused as a favourite. */
async function assertAllowed(database: Database, type: Type, id: string): Promise<void> {
  const { games, tables } = await catalogueOf(database)
  const item = (type === 'casino' ? games : tables).find(({ row }) => String(row.id) === id)
  if (!item) throw new Refusal(NOT_FOUND, 404)
  if ('quirk' in item.row && item.row.quirk === 'favourite-refused') {
    throw new Refusal({
      tr: 'Bu oyun favorilere eklenemiyor',
      en: 'This game cannot be added to the favourites'
    })
  }
}
