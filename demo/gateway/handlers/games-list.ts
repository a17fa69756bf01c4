import type { casino, AnswerOf, InputOf } from '@bnw/core/contract'
import { and, asc, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'

import type { Context } from '../context.ts'
import { categories, gameCategories, games, providers } from '../db/schema/index.ts'
import { foldForSearch } from '../db/search.ts'
import { idCondition, idOf, isFavourite, favouriteCondition, nothing, searchCondition } from './lobby.ts'

type Input = InputOf<typeof casino.gamesList>

/** Return to player of every slot, in percent: all use the engine of three reels. */
const SLOT_RTP = 95.34

/** The only search term that finds games with forced outcomes. */
const FORCED_TERM = 'deneme'

/** One page of slots. Source: LOB-01, LOB-02, FAV-01. */
export async function listGames(input: Input, context: Context): Promise<AnswerOf<typeof casino.gamesList>> {
  const where = and(...(await conditionsOf(input, context)))
  const rows = await context.database
    .select({
      game: games,
      providerName: providers.name,
      isFavorite: isFavourite(context, 'casino', games.id),
      // A subquery, so that the page query stops at its limit.
      total: sql<number>`(${countOf(context, where)})`.mapWith(Number)
    })
    .from(games)
    .innerJoin(providers, eq(providers.id, games.providerId))
    .where(where)
    .orderBy(asc(games.id))
    .limit(input.limit)
    .offset(input.offset)
  const total = rows[0]?.total ?? (await totalOf(context, where, input))
  return { items: rows.map(rowOf), total }
}

async function conditionsOf(input: Input, context: Context): Promise<(SQL | undefined)[]> {
  const { database } = context
  const isForced = foldForSearch(input.searchGameName ?? '').startsWith(FORCED_TERM)
  return [
    isForced || input.favorites ? undefined : isNull(games.quirk),
    await searchCondition(input.searchGameName, games.folded, context),
    input.favorites ? favouriteCondition(context, 'casino', games.id) : undefined,
    idCondition(games.providerId, input.providerID),
    input.categoryID === undefined ? undefined : ofCategory(database, input.categoryID),
    input.type === undefined ? undefined : ofType(database, input.type)
  ]
}

function ofCategory(database: Context['database'], text: string): SQL {
  const id = idOf(text)
  if (id === undefined) return nothing
  const members = database
    .select({ id: gameCategories.gameId })
    .from(gameCategories)
    .where(eq(gameCategories.categoryId, id))
  return inArray(games.id, members)
}

/** `{type}` of `/slot/type/{type}`: a category's, or `high-earnings` for games of high volatility. */
function ofType(database: Context['database'], type: string): SQL {
  if (type === 'high-earnings') return eq(games.volatility, 'high')
  const members = database
    .select({ id: gameCategories.gameId })
    .from(gameCategories)
    .innerJoin(categories, eq(categories.id, gameCategories.categoryId))
    .where(and(eq(categories.kind, 'slot'), eq(categories.type, type)))
  return inArray(games.id, members)
}

function countOf({ database }: Context, where: SQL | undefined) {
  return database.select({ total: count() }).from(games).where(where)
}

/** The total for a page beyond the last, which has no rows. */
async function totalOf(context: Context, where: SQL | undefined, { offset }: Input): Promise<number> {
  if (offset === 0) return 0
  const [counted] = await countOf(context, where)
  return counted?.total ?? 0
}

interface Found {
  game: typeof games.$inferSelect
  providerName: string
  isFavorite: boolean
}

/** Some games have the other spelling of keys, which clients must support. */
function rowOf({ game, providerName, isFavorite }: Found) {
  const common = {
    name: game.name,
    image: game.image,
    isNew: game.isNew,
    isFavorite,
    hasDemo: game.hasDemo,
    jackpot: game.hasJackpot,
    rtp: SLOT_RTP
  }
  return game.hasVariantKeys
    ? { ...common, gameid: game.id, provider_id: game.providerId, provider_name: providerName }
    : { ...common, gameID: game.id, providerID: game.providerId, providerName }
}
