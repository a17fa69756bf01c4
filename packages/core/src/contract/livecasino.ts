import { boolean, enums, object, optional, type Infer } from 'superstruct'

import { defineCall } from './call.ts'
import { ALIASES, Category, gameFilters, Launch, Provider } from './casino.ts'
import { dataOf, pageOf } from './reply.ts'
import { Flag, Id, Limit, Money, Offset, OptionalId, LongText, Text, Whole } from './shapes.ts'

/** A live table. Bets in kuruş; `seats` is the number of free seats. */
export const Table = object({
  tableID: Id,
  name: Text,
  providerID: OptionalId,
  providerName: Text,
  image: LongText,
  dealer: Text,
  minBet: Money,
  maxBet: Money,
  seats: Whole,
  isFavorite: Flag
})
export type Table = Infer<typeof Table>

export const liveCategoryList = defineCall({
  class: 'livecasino',
  method: 'category_list',
  access: 'anyone',
  kind: 'read',
  data: object({ limit: Limit, offset: Offset }),
  reply: pageOf({ struct: Category, id: 'CategoryID' })
})

/** `status` 2 is sent if and only if the stored rid is 20. Source: LIVE-01. */
export const liveProviderList = defineCall({
  class: 'livecasino',
  method: 'provider_list',
  access: 'optional',
  kind: 'read',
  data: object({ limit: Limit, offset: Offset, status: optional(enums([2] as const)) }),
  reply: pageOf({ struct: Provider, id: 'providerID', aliases: ALIASES })
})

export const gameTableList = defineCall({
  class: 'livecasino',
  method: 'game_table_list',
  access: 'optional',
  kind: 'read',
  data: object(gameFilters),
  reply: pageOf({ struct: Table, id: 'tableID', aliases: ALIASES })
})

export const initTable = defineCall({
  class: 'livecasino',
  method: 'init_game',
  access: 'player',
  kind: 'change',
  data: object({ tableID: Id, isMobile: boolean() }),
  reply: dataOf(Launch)
})
