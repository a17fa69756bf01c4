import { boolean, enums, object, optional, type Infer } from 'superstruct'

import { defineCall } from './call.ts'
import { dataOf, pageOf } from './reply.ts'
import { Decimal, Flag, Id, Limit, Offset, OptionalId, Text, Total, Typed } from './shapes.ts'

/** A group of games. `items` is how many it holds. */
export const Category = object({ CategoryID: Id, name: Text, items: Total, icon: Text })
export type Category = Infer<typeof Category>

export const Provider = object({ providerID: Id, providerName: Text, logo: Text, items: Total })
export type Provider = Infer<typeof Provider>

/** A slot game. `image` is a path below the gateway, `rtp` a percentage. */
export const Game = object({
  gameID: Id,
  name: Text,
  providerID: OptionalId,
  providerName: Text,
  image: Text,
  isNew: Flag,
  isFavorite: Flag,
  hasDemo: Flag,
  jackpot: Flag,
  rtp: Decimal
})
export type Game = Infer<typeof Game>

/** Other spellings that gateways use for the keys of games, tables and providers. */
export const ALIASES: Record<string, string> = {
  provider_id: 'providerID',
  provider_name: 'providerName',
  gameid: 'gameID',
  tableid: 'tableID'
}

/** How a game is played: for money, for nothing, or within a tournament. Source: NAV-02. */
export const GamingType = enums(['real', 'demo', 'tournament'] as const)
export type GamingType = Infer<typeof GamingType>

/** The address of the game; missing where the provider cannot be reached (PLAY-03). */
export const Launch = object({ url: Text })

/** What narrows a list of games or tables. `type` is the word of `/slot/type/{type}`. */
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

/** Games by pages of 48 unless said otherwise. Source: LOB-01, FAV-01. */
export const gamesList = defineCall({
  class: 'casino',
  method: 'games_list',
  access: 'optional',
  kind: 'read',
  data: object(gameFilters),
  reply: pageOf({ struct: Game, id: 'gameID', aliases: ALIASES })
})

/** Source: PLAY-01. `demo` moves no money. */
export const initGame = defineCall({
  class: 'casino',
  method: 'init_game',
  access: 'player',
  kind: 'change',
  data: object({ gameID: Id, gamingType: optional(GamingType) }),
  reply: dataOf(Launch)
})
