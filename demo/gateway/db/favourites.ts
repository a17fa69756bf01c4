import { desc, sql } from 'drizzle-orm'

import { createBatched } from './batched.ts'
import { favourites } from './schema/index.ts'

type Favourite = Pick<typeof favourites.$inferSelect, 'type'> & { id: string }

/** Reads a player's favourites of both types, the newest first. */
export const readFavourites = createBatched<string, Favourite[]>(database => {
  const statement = database
    .select({ playerId: favourites.playerId, type: favourites.type, id: favourites.itemId })
    .from(favourites)
    .where(sql`${favourites.playerId} = any(${sql.placeholder('playerIds')})`)
    .orderBy(desc(favourites.addedAt), favourites.itemId)
    .prepare('favourites_of_players')
  return async playerIds => {
    const rows = await statement.execute({ playerIds })
    const byPlayer = new Map<string, Favourite[]>(playerIds.map(playerId => [playerId, []]))
    for (const { playerId, type, id } of rows) byPlayer.get(playerId)?.push({ id, type })
    return playerIds.map(playerId => byPlayer.get(playerId) ?? [])
  }
})
