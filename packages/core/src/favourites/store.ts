import { atom, type WritableAtom } from 'nanostores'

import { changeFavourite, listFavourites } from '../contract/user.ts'
import { send } from '../gateway/client.ts'
import { GatewayError } from '../gateway/errors.ts'
import { lobbyEvents } from '../lobby/events.ts'
import type { LobbyGame } from '../lobby/game.ts'
import { showToast, TOAST_MS } from '../toasts/store.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { $isPlayer } from '../session/session.ts'
import { shared } from '../shared.ts'
import { favouriteWords } from './words.ts'

/** What can be a favourite: games and live tables are kept apart (FAV-01). */
export type FavouriteType = 'slot' | 'live'

/** How the gateway calls them. */
const WIRE = { slot: 'casino', live: 'livecasino' } as const

/** Which games and tables are marked, and of which the gateway is being asked; by `favouriteKey()`. */
export interface Favourites {
  marked: ReadonlySet<string>
  pending: ReadonlySet<string>
}

const NONE: Favourites = { marked: new Set(), pending: new Set() }

/** What is known for certain: said by the list, or changed since. What a list of games says of them is older. */
const settled = shared('favourites.settled', () => new Set<string>())

/** Kinds whose list came or is under way. */
const listed = shared('favourites.listed', () => new Map<FavouriteType, Promise<void>>())

/** The one store of all hearts (FAV-02). It changes only when the gateway has agreed (FAV-01). */
export const $favourites = shared('favourites', () => {
  const $store = atom<Favourites>(NONE)
  clearOnSignOut(() => {
    $store.set(NONE)
    settled.clear()
    listed.clear()
  })
  lobbyEvents.on('gamesLoaded', games => seed($store, games))
  return $store
})

export function favouriteKey(type: FavouriteType, id: string): string {
  return `${type}:${id}`
}

/** Reads the player's marks of one kind, once a session. Where that fails, lists of games still say what they know. */
export function loadFavourites(type: FavouriteType): Promise<void> {
  if (!$isPlayer.get()) return Promise.resolve()
  const known = listed.get(type)
  if (known) return known
  const asked = ask(type).then(isKnown => {
    if (!isKnown && listed.get(type) === asked) listed.delete(type)
  })
  listed.set(type, asked)
  return asked
}

/** Returns whether the list came. */
async function ask(type: FavouriteType): Promise<boolean> {
  try {
    const rows = await send(listFavourites, { mode: 'list', type: WIRE[type] })
    const { marked, pending } = $favourites.get()
    const isOlder = (key: string) => key.startsWith(`${type}:`) && !settled.has(key)
    const kept = [...marked].filter(key => !isOlder(key))
    const added = rows.map(({ id }) => favouriteKey(type, id)).filter(key => !settled.has(key))
    for (const key of added) settled.add(key)
    $favourites.set({ marked: new Set([...kept, ...added]), pending })
    return true
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return false
  }
}

/**
 * Takes over what lists of games say of them, where nothing newer is known. The rows of one answer are of one kind.
 */
function seed($store: WritableAtom<Favourites>, games: readonly LobbyGame[]): void {
  const { marked, pending } = $store.get()
  const added = games
    .filter(({ isFavourite }) => isFavourite)
    .map(({ type, id }) => favouriteKey(type, id))
    .filter(key => !settled.has(key) && !marked.has(key))
  if (added.length > 0) $store.set({ marked: new Set([...marked, ...added]), pending })
}

/**
 * Marks a game or table, or takes the mark away. While one change is under way another of the same game is passed over.
 * Never rejects: a refusal is told by a notice, and nothing changes.
 *
 * @returns Whether it is a favourite now; `undefined` where nothing was changed.
 */
export async function toggleFavourite(type: FavouriteType, id: string): Promise<boolean | undefined> {
  const key = favouriteKey(type, id)
  const { marked, pending } = $favourites.get()
  if (pending.has(key) || !$isPlayer.get()) return undefined
  const isMarked = !marked.has(key)
  change(key, { isPending: true })
  try {
    await send(changeFavourite, { mode: isMarked ? 'insert' : 'delete', type: WIRE[type], id })
  } catch (error) {
    change(key, { isPending: false })
    if (!(error instanceof GatewayError)) throw error
    return undefined
  }
  settled.add(key)
  change(key, { isPending: false, isMarked })
  tell(type, id, isMarked)
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

/** A removal can be undone: that sends a real insert. */
function tell(type: FavouriteType, id: string, isMarked: boolean): void {
  if (isMarked) return showToast({ tone: 'good', text: favouriteWords.added, durationMs: TOAST_MS })
  const run = () => {
    if (!$favourites.get().marked.has(favouriteKey(type, id))) void toggleFavourite(type, id)
  }
  showToast({
    tone: 'good',
    text: favouriteWords.removed,
    durationMs: TOAST_MS,
    action: { label: favouriteWords.undo, run }
  })
}
