import { atom } from 'nanostores'

import { loadText, onSavedChange, saveText } from '../../lib/storage.ts'
import { startOnce } from '../../page-life.ts'
import { clearOnSignOut } from '../../session/player-data.ts'
import type { CashDirection } from './method.ts'

interface FavouriteChange {
  direction: CashDirection
  id: string
  isFavourite: boolean
}

/** The last change on this device, `+deposit:101` or `-withdraw:7`. A logout removes it with all `bnw:recent` keys. */
const CHANGED = 'bnw:recent-favourite-method'

/** The latest change that the gateway has accepted, here, in another tab or in another frame of a partner's page. */
export const $changedFavourite = atom<FavouriteChange | undefined>()
clearOnSignOut(() => $changedFavourite.set(undefined))

export function noteFavourite(change: FavouriteChange): void {
  const { direction, id, isFavourite } = change
  $changedFavourite.set(change)
  saveText(CHANGED, `${isFavourite ? '+' : '-'}${direction}:${id}`)
}

/** Follows the changes of other tabs and frames. Runs once per page. */
export const followOtherFavourites = startOnce(onEnd => onEnd(onSavedChange(CHANGED, readChange)))

function readChange(): void {
  const [, sign, direction, id] = /^([+-])(deposit|withdraw):(.+)$/.exec(loadText(CHANGED) ?? '') ?? []
  if (id) $changedFavourite.set({ direction: direction as CashDirection, id, isFavourite: sign === '+' })
}
