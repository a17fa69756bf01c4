import { setAddress, setCredentials } from '../gateway/credentials.ts'
import { flights } from '../gateway/in-flight.ts'
import { clearPlayerData } from '../session/clearing.ts'
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
  for (const [name, kept] of [...things]) {
    if (name.endsWith('.once')) things.delete(name)
    else if (!OWN_WAY.has(name)) putBack(kept)
  }
  for (const { controller } of [...flights.values()]) controller.abort()
}

function putBack({ thing, create }: Kept): void {
  if (Array.isArray(thing) || typeof thing !== 'object' || thing === null) return
  if (thing instanceof Map || thing instanceof Set) return thing.clear()
  const store = thing as { get?: unknown; set?: (value: unknown) => void; init?: unknown; clear?: () => void }
  if (typeof store.clear === 'function') return store.clear()
  if (typeof store.get === 'function') return 'init' in store ? store.set?.(store.init) : undefined
  if (thing instanceof Promise || Object.values(thing).some(part => typeof part === 'function')) return
  for (const key of Object.keys(thing)) delete (thing as Record<string, unknown>)[key]
  Object.assign(thing, create())
}
