import { atom } from 'nanostores'

import {
  addFavoriteCashMethod,
  checkFavoriteCashMethod,
  removeFavoriteCashMethod
} from '../../contract/finance.ts'
import { send } from '../../gateway/client.ts'
import { epoch } from '../../gateway/credentials.ts'
import { GatewayError } from '../../gateway/errors.ts'
import { FINANCE_TOAST_MS, showToast, showUnanswered } from '../../toasts/store.ts'
import { clearOnSignOut } from '../../session/player-data.ts'
import { $isPlayer } from '../../session/session.ts'
import { noteFavourite } from './changed-favourite.ts'
import { WIRE_TYPE, type CashDirection } from './method.ts'
import { cashierWords as words } from '../words.ts'

/** Methods with a request in progress, as `deposit 101`. */
export const $pendingMethods = atom<ReadonlySet<string>>(new Set())
clearOnSignOut(() => $pendingMethods.set(new Set()))

/**
 * Adds a method to the favourites or removes it, after the gateway has accepted (CASH-02). Does nothing while a change is
 * pending. Never rejects: a failure is shown as a toast.
 */
export async function setMethodFavourite(
  direction: CashDirection,
  id: string,
  isFavourite: boolean
): Promise<void> {
  const key = `${direction} ${id}`
  if ($pendingMethods.get().has(key) || !$isPlayer.get()) return
  const since = epoch()
  setPending(key, true)
  try {
    const call = isFavourite ? addFavoriteCashMethod : removeFavoriteCashMethod
    await send(call, { id, Type: WIRE_TYPE[direction] })
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    if (epoch() === since) showUnanswered(error, () => void setMethodFavourite(direction, id, isFavourite))
    return
  } finally {
    setPending(key, false)
  }
  noteFavourite({ direction, id, isFavourite })
  showChange(direction, id, isFavourite)
}

function setPending(key: string, isPending: boolean): void {
  const pending = new Set($pendingMethods.get())
  if (isPending) pending.add(key)
  else pending.delete(key)
  $pendingMethods.set(pending)
}

/** Shows a toast. That of a removal stays as long as a notice: undoing it adds the favourite again. */
function showChange(direction: CashDirection, id: string, isFavourite: boolean): void {
  if (isFavourite)
    return showToast({ tone: 'good', text: words.favouriteAdded, durationMs: FINANCE_TOAST_MS })
  const run = () => void setMethodFavourite(direction, id, true)
  showToast({
    tone: 'good',
    text: words.favouriteRemoved,
    action: { label: words.undo, run }
  })
}

/** Fetches whether a method is a favourite if the lists are not loaded. Unknown counts as no. */
export async function fetchIsFavourite(
  direction: CashDirection,
  id: string,
  signal: AbortSignal
): Promise<boolean> {
  try {
    const data = { id, Type: WIRE_TYPE[direction] }
    const { isFavorite } = await send(checkFavoriteCashMethod, data, { signal })
    return isFavorite
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return false
  }
}
