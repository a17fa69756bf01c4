import { setAddress, setCredentials } from '../gateway/credentials.ts'
import { flights } from '../gateway/in-flight.ts'
import { clearPlayerData } from '../session/player-data.ts'
import { registry, type Kept } from '../shared.ts'

/** These are not put back by making them anew. */
const OWN_WAY = new Set(['environment', 'gateway.credentials', 'gateway.in-flight', 'session.clearings'])

/**
 * Ends the page life: what was begun once is undone and begins again when asked to, what is under way is dropped, and
 * every store is as at its start.
 */
export function endPageLife(): void {
  setCredentials(undefined)
  setAddress('{ip}')
  clearPlayerData()
  const things = registry()
  const undoings = things.get('undoings')?.thing as (() => void)[] | undefined
  for (const undo of undoings?.splice(0) ?? []) undo()
  for (const name of things.keys()) if (name.endsWith('.once')) things.delete(name)
  const rest = [...things].filter(([name]) => !OWN_WAY.has(name)).map(([, kept]) => kept)
  for (const kept of rest.filter(({ thing }) => !isStore(thing))) putBack(kept)
  // Those that are computed have no value of their own to begin with, and come after what they are computed from.
  const stores = rest.flatMap(({ thing, create }) => (isStore(thing) ? [{ store: thing, create }] : []))
  for (const { store } of stores) if (store.init !== undefined) store.set(store.init)
  for (const { store, create } of stores) if (store.init === undefined) store.set((create() as Store).get())
  for (const { controller } of [...flights.values()]) controller.abort()
}

interface Store {
  init: unknown
  get(): unknown
  set(value: unknown): void
}

function isStore(thing: unknown): thing is Store {
  return typeof thing === 'object' && thing !== null && 'listen' in thing && 'init' in thing
}

function putBack({ thing, create }: Kept): void {
  if (Array.isArray(thing) || typeof thing !== 'object' || thing === null) return
  if (thing instanceof Map || thing instanceof Set) return thing.clear()
  if ('clear' in thing && typeof thing.clear === 'function') return void thing.clear()
  if (thing instanceof Promise || Object.values(thing).some(part => typeof part === 'function')) return
  for (const key of Object.keys(thing)) delete (thing as Record<string, unknown>)[key]
  Object.assign(thing, create())
}
