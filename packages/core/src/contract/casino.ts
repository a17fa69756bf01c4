import { boolean, enums, object, optional, type Infer } from 'superstruct'

import { defineCall } from './call.ts'
import { dataOf, pageOf } from './reply.ts'
import {
  AmountFlag,
  Decimal,
  Flag,
  Id,
  Limit,
  Offset,
  OptionalId,
  LongText,
  Text,
  Total,
  Typed
} from './shapes.ts'

/** A group of games. `items` is the number of its games. */
export const Category = object({ CategoryID: Id, name: Text, items: Total, icon: LongText })
export type Category = Infer<typeof Category>

export const Provider = object({ providerID: Id, providerName: Text, logo: LongText, items: Total })
export type Provider = Infer<typeof Provider>

/** A slot game. `image` is a path relative to the gateway, `rtp` a percentage. */
export const Game = object({
  gameID: Id,
  name: Text,
  providerID: OptionalId,
  providerName: Text,
  image: LongText,
  isNew: Flag,
  isFavorite: Flag,
  hasDemo: Flag,
  jackpot: AmountFlag,
  rtp: Decimal
})
export type Game = Infer<typeof Game>

/** Alternative keys that gateways use in games, tables and providers. */
export const ALIASES: Record<string, string> = {
  provider_id: 'providerID',
  provider_name: 'providerName',
  gameid: 'gameID',
  tableid: 'tableID'
}

/** How a game is played: for real money, as a demo, or in a tournament. Source: NAV-02. */
export const GamingType = enums(['real', 'demo', 'tournament'] as const)
export type GamingType = Infer<typeof GamingType>

/**
 * The URL of the game; missing if the provider is unavailable (PLAY-03). `name` and `provider` (its name) may be missing:
 * they are the title of a play page that is opened directly.
 */
export const Launch = object({ url: LongText, name: Text, provider: Text })

/** Paging and filters of a list of games or tables. `type` is the last segment of `/slot/type/{type}`. */
export const gameFilters = {
  limit: Limit,
  offset: Offset,
  favorites: optional(boolean()),
  providerID: optional(Id),
  categoryID: optional(Id),
  type: optional(Typed),
  searchGameName: optional(Typed)
}

export const categoryList = defineCall({
  class: 'casino',
  method: 'category_list',
  access: 'anyone',
  kind: 'read',
  data: object({ limit: Limit, offset: Offset }),
  reply: pageOf({ struct: Category, id: 'CategoryID' })
})

export const providerList = defineCall({
  class: 'casino',
  method: 'provider_list',
  access: 'optional',
  kind: 'read',
  data: object({ limit: Limit, offset: Offset }),
  reply: pageOf({ struct: Provider, id: 'providerID', aliases: ALIASES })
})

/** One page of games. Source: LOB-01, FAV-01. */
export const gamesList = defineCall({
  class: 'casino',
  method: 'games_list',
  access: 'optional',
  kind: 'read',
  data: object(gameFilters),
  reply: pageOf({ struct: Game, id: 'gameID', aliases: ALIASES })
})

/** Starts a game. `gamingType` `demo` moves no money. Source: PLAY-01. */
export const initGame = defineCall({
  class: 'casino',
  method: 'init_game',
  access: 'player',
  kind: 'change',
  data: object({ gameID: Id, gamingType: optional(GamingType) }),
  reply: dataOf(Launch)
})
