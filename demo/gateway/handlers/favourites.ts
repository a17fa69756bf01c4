import { and, eq } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { readFavourites } from '../db/favourites.ts'
import { favourites, games, liveTables } from '../db/schema/index.ts'
import { NOT_FOUND, Refusal } from '../refusal.ts'
import { idOf } from './lobby.ts'

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
  if (mode === 'delete') return remove(database, playerId, { type, id })
  await assertAllowed(database, type, id)
  await database.insert(favourites).values({ playerId, type, itemId: id }).onConflictDoNothing()
}

async function remove(database: Database, playerId: string, { type, id }: { type: Type; id: string }) {
  await database
    .delete(favourites)
    .where(and(eq(favourites.playerId, playerId), eq(favourites.type, type), eq(favourites.itemId, id)))
}

/** @throws {Refusal} When there is no such game or table, or the game is refused as a favourite. */
async function assertAllowed(database: Database, type: Type, id: string): Promise<void> {
  const number = idOf(id) ?? 0
  if (type === 'livecasino') {
    const tables = await database.$count(liveTables, eq(liveTables.id, number))
    if (tables === 0) throw new Refusal(NOT_FOUND, 404)
    return
  }
  const [game] = await database.select({ quirk: games.quirk }).from(games).where(eq(games.id, number))
  if (!game) throw new Refusal(NOT_FOUND, 404)
  if (game.quirk === 'favourite-refused') {
    throw new Refusal({
      tr: 'Bu oyun favorilere eklenemiyor',
      en: 'This game cannot be added to the favourites'
    })
  }
}
