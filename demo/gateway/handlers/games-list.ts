import type { casino, AnswerOf, InputOf } from '@bnw/core/contract'

import type { Context } from '../context.ts'
import { catalogueOf, type CatalogueGame } from '../db/catalogue.ts'
import { foldForSearch } from '../db/search.ts'
import { favouriteIds, isOfType, pageOfItems } from './lobby.ts'

type Input = InputOf<typeof casino.gamesList>

/** Return to player of every slot, in percent: all use the engine of three reels. */
const SLOT_RTP = 95.34

/** The only search term that finds games with forced outcomes. */
const FORCED_TERM = 'deneme'

/** One page of slots. Source: LOB-01, LOB-02, FAV-01. */
export async function listGames(input: Input, context: Context): Promise<AnswerOf<typeof casino.gamesList>> {
  const { games } = await catalogueOf(context.database)
  const favourites = await favouriteIds(context, 'casino')
  const isForced = foldForSearch(input.searchGameName ?? '').startsWith(FORCED_TERM)
  const listed = games.filter(
    game =>
      (isForced || input.favorites || game.row.quirk === null) &&
      (input.type === undefined || hasType(game, input.type))
  )
  const { items, total } = await pageOfItems(listed, input, { ...context, favourites })
  const isFavorite = (game: CatalogueGame) => favourites.has(String(game.row.id))
  return {
    items: items.map(game => (isFavorite(game) ? { ...rowOf(game), isFavorite: true } : rowOf(game))),
    total
  }
}

/** `{type}` of `/slot/type/{type}`: a category's, or `high-earnings` for games of high volatility. */
function hasType(game: CatalogueGame, type: string): boolean {
  return type === 'high-earnings' ? game.row.volatility === 'high' : isOfType(game, 'slot', type)
}

type Row = AnswerOf<typeof casino.gamesList>['items'][number]

const rows = new WeakMap<CatalogueGame, Row>()

/** The row of a game that is no favourite, made once. */
function rowOf(game: CatalogueGame): Row {
  const known = rows.get(game)
  if (known) return known
  const row = newRow(game)
  rows.set(game, row)
  return row
}

/** Some games have the other spelling of keys, which clients must support. */
function newRow({ row, provider }: CatalogueGame) {
  const common = {
    name: row.name,
    image: row.image,
    isNew: row.isNew,
    isFavorite: false,
    hasDemo: row.hasDemo,
    jackpot: row.hasJackpot,
    rtp: SLOT_RTP
  }
  return row.hasVariantKeys
    ? { ...common, gameid: row.id, provider_id: provider.id, provider_name: provider.name }
    : { ...common, gameID: row.id, providerID: provider.id, providerName: provider.name }
}
