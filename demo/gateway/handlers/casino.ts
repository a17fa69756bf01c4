import type { casino, HandlersOf } from '@bnw/core/contract'
import { eq, getTableColumns } from 'drizzle-orm'

import type { Context } from '../context.ts'
import { games, providers } from '../db/schema/index.ts'
import { createLaunch } from '../games/launch.ts'
import { Refusal } from '../refusal.ts'
import { listGames } from './games-list.ts'
import { listSlotCategories, listSlotStudios } from './groups.ts'
import { idOf } from './lobby.ts'

export const casinoHandlers = {
  categoryList: listSlotCategories,
  providerList: listSlotStudios,
  gamesList: listGames,

  initGame: async ({ gameID, gamingType = 'real' }, context) => {
    const game = await findGame(gameID, context)
    if (game.quirk === 'no-url') return {}
    if (game.quirk === 'server-error') throw new Refusal('Internal Server Error', 502)
    if (gamingType === 'demo' && !game.hasDemo) {
      throw new Refusal({ tr: 'Bu oyunun demosu yok', en: 'This game has no demo' })
    }
    const { id, name } = game
    const url = await createLaunch(context, {
      type: 'slot',
      id: String(id),
      name,
      machine: 'reels',
      gamingType
    })
    return { url, name, provider: game.provider }
  }
} satisfies HandlersOf<typeof casino, Context>

async function findGame(gameID: string, { database }: Context) {
  const [game] = await database
    .select({ ...getTableColumns(games), provider: providers.name })
    .from(games)
    .innerJoin(providers, eq(providers.id, games.providerId))
    .where(eq(games.id, idOf(gameID) ?? 0))
  if (!game) throw new Refusal({ tr: 'Oyun bulunamadı', en: 'The game was not found' }, 404)
  return game
}
