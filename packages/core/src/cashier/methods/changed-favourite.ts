import { createNanoEvents } from 'nanoevents'

import { loadText, onSavedChange, saveText } from '../../lib/storage.ts'
import { startOnce } from '../../page-life.ts'
import type { CashDirection } from './method.ts'

export interface FavouriteChange {
  direction: CashDirection
  id: string
  isFavourite: boolean
}

export const methodEvents = createNanoEvents<{
  /** The gateway has accepted a change: here, in another tab or in another frame of a partner's page. */
  favouriteChanged(change: FavouriteChange): void
}>()

/** The last change on this device, `+deposit:101` or `-withdraw:7`. A logout removes it with all `bnw:recent` keys. */
const CHANGED = 'bnw:recent-favourite-method'

export function noteFavourite(change: FavouriteChange): void {
  const { direction, id, isFavourite } = change
  methodEvents.emit('favouriteChanged', change)
  saveText(CHANGED, `${isFavourite ? '+' : '-'}${direction}:${id}`)
}

/** Follows the changes of other tabs and frames. Runs once per page. */
export const followOtherFavourites = startOnce(onEnd => onEnd(onSavedChange(CHANGED, readChange)))

function readChange(): void {
  const [, sign, direction, id] = /^([+-])(deposit|withdraw):(.+)$/.exec(loadText(CHANGED) ?? '') ?? []
  if (!id) return
  const change = { direction: direction as CashDirection, id, isFavourite: sign === '+' }
  methodEvents.emit('favouriteChanged', change)
}
