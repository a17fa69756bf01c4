import type { casino, AnswerOf, InputOf } from '@bnw/core/contract'

import type { Context } from '../context.ts'
import { catalogueOf, type CatalogueGame } from '../db/catalogue.ts'
import { createCatalogueCache } from '../db/catalogue-cache.ts'
import { foldForSearch } from '../db/search.ts'
import { anonymous } from '../refusal.ts'
import { favouriteIds, favouritesOf, isOfType, matching, pageOf, searchTerm } from './lobby.ts'

type Input = InputOf<typeof casino.gamesList>

/** Return to player of every slot, in percent: all use the engine of three reels. */
const SLOT_RTP = 95.34

/** The only search term that finds games with forced outcomes. */
export const FORCED_TERM = 'deneme'

/** Lists without their pages. Of 20,000 games, each takes at most 160 kB. */
const lists = createCatalogueCache<readonly CatalogueGame[]>(64)

/** Pages without favourites, of some 10 kB each. */
const pages = createCatalogueCache<GamePage>(1_000)

/** One page of slots. Source: LOB-01, LOB-02, FAV-01. */
export async function listGames(input: Input, context: Context): Promise<GamePage> {
  if (input.favorites && !context.player) throw anonymous()
  const term = await searchTerm(input.searchGameName, context)
  const catalogue = await catalogueOf(context.database)
  const favourites = await favouriteIds(context, 'casino')
  const { limit, offset, ...filters } = input
  const key = JSON.stringify([filters, term])
  const found = lists(catalogue, key, () => matching(visible(catalogue.games, input), input, term))
  if (favourites.size > 0 || input.favorites) {
    const mine = input.favorites ? favouritesOf(found, favourites) : found
    return gamePage(mine, input, game => markedRow(game, favourites))
  }
  const page = pages(catalogue, `${offset} ${limit} ${key}`, () => gamePage(found, input, rowOf))
  // The gateway caches the reply to what is frozen; some searches of the sandbox have to be slow each time.
  if (!input.searchGameName) Object.freeze(page.items)
  return page
}

type GamePage = AnswerOf<typeof casino.gamesList>
type Row = GamePage['items'][number]

function gamePage(
  found: readonly CatalogueGame[],
  input: Input,
  row: (game: CatalogueGame) => Row
): GamePage {
  const { items, total } = pageOf(found, input)
  return { items: items.map(row), total }
}

function markedRow(game: CatalogueGame, favourites: ReadonlySet<string>): Row {
  return favourites.has(String(game.row.id)) ? { ...rowOf(game), isFavorite: true } : rowOf(game)
}

/** The games of the chosen type; those with forced outcomes only where they are asked for. */
function visible(
  games: readonly CatalogueGame[],
  { type, favorites, searchGameName }: Input
): CatalogueGame[] {
  const isForced = foldForSearch(searchGameName ?? '').startsWith(FORCED_TERM)
  return games.filter(
    game => (isForced || favorites || game.row.quirk === null) && (type === undefined || hasType(game, type))
  )
}

/** `{type}` of `/slot/type/{type}`: a category's, or `high-earnings` for games of high volatility. */
function hasType(game: CatalogueGame, type: string): boolean {
  return type === 'high-earnings' ? game.row.volatility === 'high' : isOfType(game, 'slot', type)
}

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
