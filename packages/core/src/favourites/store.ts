import { atom } from 'nanostores'

import { changeFavourite, listFavourites } from '../contract/user.ts'
import { send } from '../gateway/client.ts'
import { epoch } from '../gateway/credentials.ts'
import { GatewayError } from '../gateway/errors.ts'
import { loadText, onSavedChange, saveText } from '../lib/storage.ts'
import { lobbyEvents } from '../lobby/events.ts'
import type { LobbyGame } from '../lobby/game.ts'
import { knownGames } from '../lobby/lists.ts'
import { showToast, showUnanswered } from '../toasts/store.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { $isPlayer } from '../session/session.ts'
import { startOnce } from '../page-life.ts'
import { favouriteWords } from './words.ts'

/** Games and live tables have separate favourites (FAV-01). */
export type FavouriteType = 'slot' | 'live'

/** Wire names. */
const WIRE = { slot: 'casino', live: 'livecasino' } as const

/** The favourites, and those with a request in progress; by `favouriteKey()`. */
export interface Favourites {
  marked: ReadonlySet<string>
  pending: ReadonlySet<string>
}

const NONE: Favourites = { marked: new Set(), pending: new Set() }

/** Keys that have changed here or elsewhere. Rows of lists may be older and do not override them. */
const settled = new Set<string>()

/** Types whose list is loaded or loading. */
const listed = new Map<FavouriteType, Promise<void>>()

/** The favourites of the player (FAV-02). They change only after the gateway has accepted (FAV-01). */
export const $favourites = atom<Favourites>(NONE)
clearOnSignOut(() => {
  $favourites.set(NONE)
  settled.clear()
  listed.clear()
})
lobbyEvents.on('gamesLoaded', seed)
// The site requests the first games before this module is loaded.
seed([...knownGames('slot'), ...knownGames('live')])

/** The last change on this device, `+slot:7` or `-live:12`. A logout removes it with all `bnw:recent` keys. */
const CHANGED = 'bnw:recent-favourite'

/** Changes of other tabs, and of other frames of a partner's page, apply here too (FAV-02). */
const followOthers = startOnce(onEnd => onEnd(onSavedChange(CHANGED, () => applyChange(loadText(CHANGED)))))

function applyChange(text = ''): void {
  const key = text.slice(1)
  // A logout removes the entry.
  if (!key) return
  settled.add(key)
  change(key, { isPending: false, isMarked: text.startsWith('+') })
}

export function favouriteKey(type: FavouriteType, id: string): string {
  return `${type}:${id}`
}

/** Loads the player's favourites of one type, once per session. If that fails, the lists of games still provide some. */
export function loadFavourites(type: FavouriteType): Promise<void> {
  if (!$isPlayer.get()) return Promise.resolve()
  followOthers()
  const known = listed.get(type)
  if (known) return known
  const request = fetchFavourites(type).then(isLoaded => {
    if (!isLoaded && listed.get(type) === request) listed.delete(type)
  })
  listed.set(type, request)
  return request
}

/** Returns whether the list was loaded. */
async function fetchFavourites(type: FavouriteType): Promise<boolean> {
  try {
    const rows = await send(listFavourites, { mode: 'list', type: WIRE[type] })
    const { marked, pending } = $favourites.get()
    const isOlder = (key: string) => key.startsWith(`${type}:`) && !settled.has(key)
    const remaining = [...marked].filter(key => !isOlder(key))
    const added = rows.map(({ id }) => favouriteKey(type, id)).filter(key => !settled.has(key))
    $favourites.set({ marked: new Set([...remaining, ...added]), pending })
    return true
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return false
  }
}

/** Adds the favourites that a list of games reports, unless something newer is known. */
function seed(games: readonly LobbyGame[]): void {
  const { marked, pending } = $favourites.get()
  const added = games
    .filter(({ isFavourite }) => isFavourite)
    .map(({ type, id }) => favouriteKey(type, id))
    .filter(key => !settled.has(key) && !marked.has(key))
  if (added.length > 0) $favourites.set({ marked: new Set([...marked, ...added]), pending })
}

/**
 * Adds a game or table to the favourites, or removes it. Does nothing while a change of the same game is in progress.
 * Never rejects: a failure is shown as a toast, and nothing changes.
 *
 * @returns Whether it is a favourite now; `undefined` if nothing was changed.
 */
export async function toggleFavourite(type: FavouriteType, id: string): Promise<boolean | undefined> {
  const key = favouriteKey(type, id)
  const { marked, pending } = $favourites.get()
  if (pending.has(key) || !$isPlayer.get()) return undefined
  const isMarked = !marked.has(key)
  const since = epoch()
  change(key, { isPending: true })
  try {
    await send(changeFavourite, { mode: isMarked ? 'insert' : 'delete', type: WIRE[type], id })
  } catch (error) {
    // The next player may be changing the same one.
    const isSamePlayer = epoch() === since
    if (isSamePlayer) change(key, { isPending: false })
    if (!(error instanceof GatewayError)) throw error
    if (isSamePlayer) showUnanswered(error, () => void setFavourite(type, id, isMarked))
    return undefined
  }
  const text = (isMarked ? '+' : '-') + key
  applyChange(text)
  saveText(CHANGED, text)
  showChange(type, id, isMarked)
  return isMarked
}

function change(key: string, { isPending, isMarked }: { isPending: boolean; isMarked?: boolean }): void {
  const { marked, pending } = $favourites.get()
  $favourites.set({
    marked: isMarked === undefined ? marked : toggled(marked, key, isMarked),
    pending: toggled(pending, key, isPending)
  })
}

function toggled(set: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const copy = new Set(set)
  if (isIn) copy.add(key)
  else copy.delete(key)
  return copy
}

/** Shows a toast. Undoing a removal adds the favourite again. */
function showChange(type: FavouriteType, id: string, isMarked: boolean): void {
  if (isMarked) return showToast({ tone: 'good', text: favouriteWords.added })
  showToast({
    tone: 'good',
    text: favouriteWords.removed,
    action: { label: favouriteWords.undo, run: () => void setFavourite(type, id, true) }
  })
}

/** Makes it a favourite, or not, unless it already is as wanted. */
async function setFavourite(type: FavouriteType, id: string, isWanted: boolean): Promise<void> {
  if ($favourites.get().marked.has(favouriteKey(type, id)) !== isWanted) await toggleFavourite(type, id)
}
