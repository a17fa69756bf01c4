import { listCashMethods } from '../../contract/finance.ts'
import { send } from '../../gateway/client.ts'
import { reloadOnLanguageChange } from '../../lib/in-each-language.ts'
import { createRemote, loadOnce } from '../../lib/remote.ts'
import { startOnce } from '../../page-life.ts'
import { clearOnSignOut } from '../../session/player-data.ts'
import { type FavouriteChange, followOtherFavourites, methodEvents } from '../methods/changed-favourite.ts'
import { fetchIsFavourite } from '../methods/favourite.ts'
import { $lastMethods } from '../methods/last-method.ts'
import { depositFieldsOf } from './draft.ts'
import { readMethod, WIRE_TYPE, type CashMethod } from '../methods/method.ts'
import { fetchMethod } from '../methods/store.ts'
import { recentMethod, recentPayments } from '../recent-payments.ts'

/** The method of the quick deposit; none if the player has neither a favourite nor a last used one (CASH-08). */
export interface QuickDeposit {
  method: CashMethod | undefined
}

const remote = createRemote(fetchQuickDeposit)
clearOnSignOut(remote.clear)

export const $quickDeposit = remote.$remote
export const loadQuickDeposit = remote.load

const followLanguage = reloadOnLanguageChange(() => [remote])

/** Reloads in another language, and follows the favourites. Runs once per page. */
export const startQuickDeposit = startOnce(onEnd => {
  followLanguage()
  followOtherFavourites()
  onEnd(methodEvents.on('favouriteChanged', applyFavourite))
})

/** Also for a change made elsewhere, or undone in its toast. A first favourite becomes the method. */
function applyFavourite({ direction, id, isFavourite }: FavouriteChange): void {
  if (direction !== 'deposit') return
  const { status, value } = $quickDeposit.get()
  if (status === 'ready' && !value.method) return void loadQuickDeposit()
  remote.change(({ method }) => ({ method: method?.id === id ? { ...method, isFavourite } : method }))
}

/**
 * The last used favourite, else the first that requires only an amount, else the first, else the last used method, else that
 * of the newest deposit.
 */
async function fetchQuickDeposit(signal: AbortSignal): Promise<QuickDeposit> {
  const rows = await send(listCashMethods, { Type: WIRE_TYPE.deposit, methodID: 0, favorites: 1 }, { signal })
  const favourites = rows.filter(({ name }) => name).map(row => ({ ...readMethod(row), isFavourite: true }))
  const last = $lastMethods.get().deposit
  const isOneStep = (method: CashMethod) => depositFieldsOf(method).length === 0
  const favourite = favourites.find(({ id }) => id === last) ?? favourites.find(isOneStep) ?? favourites[0]
  if (favourite) return { method: favourite }
  if (!last) return { method: await fetchNewest(signal) }
  const [method, isFavourite] = await Promise.all([
    fetchMethod('deposit', last, signal),
    fetchIsFavourite('deposit', last, signal)
  ])
  return { method: method && { ...method, isFavourite } }
}

/** The method of the newest deposit. This device does not know it after a logout. */
async function fetchNewest(signal: AbortSignal): Promise<CashMethod | undefined> {
  const payments = recentPayments('deposit')
  await loadOnce(payments)
  if (!payments.$remote.get().value?.length) return undefined
  const rows = await send(listCashMethods, { Type: WIRE_TYPE.deposit, methodID: 0 }, { signal })
  return recentMethod('deposit', rows.map(readMethod))
}
