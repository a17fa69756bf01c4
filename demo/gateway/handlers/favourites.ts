import { and, eq, sql } from 'drizzle-orm'

import { playerOf, type Context } from '../context.ts'
import { catalogueOf } from '../db/catalogue.ts'
import type { Database } from '../db/database.ts'
import { readFavourites } from '../db/favourites.ts'
import { createPrepared } from '../db/prepared.ts'
import { favourites } from '../db/schema/index.ts'
import { NOT_FOUND, Refusal } from '../refusal.ts'
import { statusesFor } from './groups.ts'

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
  { mode, type, id }: { mode: 'insert' | 'delete'; type: Type; id: string },
  context: Context
): Promise<void> {
  const { database } = context
  const playerId = playerOf(context).id
  if (mode === 'delete') {
    await deleteFavourite(database).execute({ playerId, type, id })
    return
  }
  await assertAllowed({ type, id }, context)
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

/** @throws {Refusal} When the player sees no such game or table, or the game is refused as a favourite. */
async function assertAllowed({ type, id }: { type: Type; id: string }, context: Context): Promise<void> {
  const { games, tables } = await catalogueOf(context.database)
  const statuses = statusesFor(context)
  const visible =
    type === 'casino' ? games : tables.filter(({ provider }) => statuses.includes(provider.status))
  const item = visible.find(({ row }) => String(row.id) === id)
  if (!item) throw new Refusal(NOT_FOUND, 404)
  if ('quirk' in item.row && item.row.quirk === 'favourite-refused') {
    throw new Refusal({
      tr: 'Bu oyun favorilere eklenemiyor',
      en: 'This game cannot be added to the favourites'
    })
  }
}
