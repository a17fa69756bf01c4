import type { HandlersOf, livecasino } from '@bnw/core/contract'
import type { MachineName } from '@bnw/games/engines/machines'
import { and, eq, inArray } from 'drizzle-orm'

import type { Context } from '../context.ts'
import { liveTables, providers, tableCategories } from '../db/schema/index.ts'
import { createLaunch } from '../games/launch.ts'
import { Refusal } from '../refusal.ts'
import { listLiveCategories, listLiveStudios, statusesFor } from './groups.ts'
import { idOf } from './lobby.ts'
import { listTables } from './tables-list.ts'

export const livecasinoHandlers = {
  liveCategoryList: listLiveCategories,

  // The filter shows status 2 only to players who may see it.
  liveProviderList: ({ status, ...page }, context) =>
    listLiveStudios(page, context, status === 2 ? statusesFor(context) : [1]),

  gameTableList: listTables,

  initTable: async ({ tableID }, context) => {
    const { id, name, provider } = await findTable(tableID, context)
    const machine = await machineOf(id, context)
    const game = { type: 'live', id: String(id), name, machine, gamingType: 'real' } as const
    return { url: await createLaunch(context, game), name, provider }
  }
} satisfies HandlersOf<typeof livecasino, Context>

/** Games of the categories whose tables do not open the roulette wheel. */
const MACHINES: ReadonlyMap<number, MachineName> = new Map([
  [302, 'blackjack'],
  [303, 'baccarat'],
  // No table of poker exists; these play twenty-one, and their names say so.
  [304, 'blackjack'],
  [305, 'fortune']
])

/** The game that a table opens, by its category. */
async function machineOf(tableId: number, { database }: Context): Promise<MachineName> {
  const { categoryId, tableId: id } = tableCategories
  const found = await database.select({ categoryId }).from(tableCategories).where(eq(id, tableId))
  return found.map(row => MACHINES.get(row.categoryId)).find(Boolean) ?? 'wheel'
}

async function findTable(tableID: string, context: Context) {
  const [table] = await context.database
    .select({ id: liveTables.id, name: liveTables.name, provider: providers.name })
    .from(liveTables)
    .innerJoin(providers, eq(providers.id, liveTables.providerId))
    .where(and(eq(liveTables.id, idOf(tableID) ?? 0), inArray(providers.status, [...statusesFor(context)])))
  if (!table) throw new Refusal({ tr: 'Masa bulunamadı', en: 'The table was not found' }, 404)
  return table
}
