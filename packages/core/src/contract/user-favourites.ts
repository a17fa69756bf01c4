import { enums, object } from 'superstruct'

import { defineCall } from './call.ts'
import { nothing, rowsOf } from './reply.ts'
import { Id, Text } from './shapes.ts'

export const FavouriteType = enums(['casino', 'livecasino'] as const)

/** Adds a game or table to the favourites or removes it. Source: FAV-01. */
export const changeFavourite = defineCall({
  class: 'user',
  method: 'favorites',
  access: 'player',
  kind: 'change',
  data: object({ mode: enums(['insert', 'delete'] as const), type: FavouriteType, id: Id }),
  reply: nothing
})

/** The ids of the favourites. The same method as `changeFavourite`. */
export const listFavourites = defineCall({
  class: 'user',
  method: 'favorites',
  access: 'player',
  kind: 'read',
  data: object({ mode: enums(['list'] as const), type: FavouriteType }),
  reply: rowsOf({ struct: object({ id: Id, type: Text }), id: 'id' })
})
