import type { AnswerOf, InputOf, livecasino } from '@bnw/core/contract'

import type { Context } from '../context.ts'
import { catalogueOf, type CatalogueTable } from '../db/catalogue.ts'
import { liraText } from '../ledger/lira.ts'
import { anonymous } from '../refusal.ts'
import { statusesFor } from './groups.ts'
import { favouriteIds, favouritesOf, isOfType, matching, pageOf, searchTerm } from './lobby.ts'

type Input = InputOf<typeof livecasino.gameTableList>

/** One page of live tables. Source: LIVE-01, LIVE-02, FAV-01. */
export async function listTables(
  input: Input,
  context: Context
): Promise<AnswerOf<typeof livecasino.gameTableList>> {
  if (input.favorites && !context.player) throw anonymous()
  const { tables } = await catalogueOf(context.database)
  const favourites = await favouriteIds(context, 'livecasino')
  const statuses = statusesFor(context)
  const listed = tables.filter(
    table =>
      statuses.includes(table.provider.status) &&
      (input.type === undefined || isOfType(table, 'live', input.type))
  )
  const term = await searchTerm(input.searchGameName, context)
  const found = matching(input.favorites ? favouritesOf(listed, favourites) : listed, input, term)
  const { items, total } = pageOf(found, input)
  return { items: items.map(table => rowOf(table, favourites.has(String(table.row.id)))), total }
}

function rowOf({ row, provider }: CatalogueTable, isFavorite: boolean) {
  return {
    tableID: row.id,
    name: row.name,
    providerID: provider.id,
    providerName: provider.name,
    image: row.image,
    dealer: row.dealer,
    minBet: liraText(row.minBet),
    maxBet: liraText(row.maxBet),
    seats: row.seats,
    isFavorite
  }
}
