import type { HandlersOf, virtualgames } from '@bnw/core/contract'
import { eq } from 'drizzle-orm'

import type { Context } from '../context.ts'
import { virtualGames } from '../db/schema/index.ts'
import { createLaunch } from '../games/launch.ts'
import { Refusal } from '../refusal.ts'
import { idOf } from './lobby.ts'

export const virtualgamesHandlers = {
  initVirtualGame: async ({ providerID }, context) => {
    const [game] = await context.database
      .select()
      .from(virtualGames)
      .where(eq(virtualGames.id, idOf(providerID) ?? 0))
    if (!game) throw new Refusal({ tr: 'Oyun bulunamadı', en: 'The game was not found' }, 404)
    const { id, name, machine } = game
    const url = await createLaunch(context, {
      type: 'virtual',
      id: String(id),
      name,
      machine,
      gamingType: 'real'
    })
    return { url, name, providerID: id }
  }
} satisfies HandlersOf<typeof virtualgames, Context>
