import { atom, computed, type ReadableAtom } from 'nanostores'

import { listCashMethods, listCashMethodsNew, listHighlightedCashMethods } from '../../contract/finance.ts'
import { send } from '../../gateway/client.ts'
import { GatewayError } from '../../gateway/errors.ts'
import { createKeyed } from '../../lib/keyed.ts'
import { $language } from '../../lib/language.ts'
import { createRemote, loadOnce, mapRemote, type Remote, type RemoteValue } from '../../lib/remote.ts'
import { clearOnSignOut } from '../../session/player-data.ts'
import { $isPlayer } from '../../session/session.ts'
import { startOnce } from '../../page-life.ts'
import { type FavouriteChange, followOtherFavourites, methodEvents } from './changed-favourite.ts'
import {
  mapMethods,
  methodsOf,
  readEntry,
  readMethod,
  WIRE_TYPE,
  type CashDirection,
  type CashEntry,
  type CashMethod
} from './method.ts'

/** The methods of one direction, as the cashier shows them (CASH-01). */
export interface CashMethods {
  entries: readonly CashEntry[]
  /** Ids of the methods that the gateway recommends. */
  highlighted: readonly string[]
}

export interface CashMethodList {
  $methods: ReadableAtom<Remote<CashMethods>>
  /** Loads the methods, unless they are loaded or loading. */
  load(): Promise<unknown>
  reload(): Promise<unknown>
}

/** Ids that the gateway lists separately from the methods. */
interface Marks {
  highlighted: readonly string[]
  favourites: readonly string[]
}

interface StoredList extends CashMethodList {
  direction: CashDirection
  entries: RemoteValue<readonly CashEntry[]>
  marks: RemoteValue<Marks>
}

const $noMethods = atom<Remote<CashMethods>>({ status: 'idle' })

const lists = createKeyed<{ direction: CashDirection; lang: string }, StoredList>(({ direction }) =>
  createList(direction)
)
clearOnSignOut(() =>
  lists.all().forEach(({ entries, marks }) => {
    entries.clear()
    marks.clear()
  })
)

/**
 * The methods of one direction in the current language. Until they are loaded, those of the language before: a form that
 * depends on them stays when the language changes.
 */
export function cashMethods(direction: CashDirection): CashMethodList {
  return lists.get({ direction, lang: $language.get() })
}

/** Preloads the methods of both directions when the page is idle, so that the cashier opens without delay. */
export async function preloadCashMethods(): Promise<void> {
  if (!$isPlayer.get()) return
  const entries = (['deposit', 'withdraw'] as const).map(
    direction => lists.get({ direction, lang: $language.get() }).entries
  )
  // What has failed is on screen, with its own retry.
  await Promise.all(entries.filter(({ $remote }) => $remote.get().status !== 'failed').map(loadOnce))
}

function createList(direction: CashDirection): StoredList {
  const entries = createRemote(signal => fetchEntries(direction, signal))
  const marks = createRemote(signal => fetchMarks(direction, signal))
  const before = lists.all().findLast(list => list.direction === direction)
  const $methods = computed(
    [entries.$remote, marks.$remote, before?.$methods ?? $noMethods],
    (state, { value: marks }, old) =>
      state.value === undefined
        ? whileNotLoaded(state, old.value)
        : mapRemote(state, entries => withMarks(entries, marks))
  )
  return {
    direction,
    entries,
    marks,
    $methods,
    load: () => Promise.all([loadOnce(entries), loadOnce(marks)]),
    reload: () => Promise.all([entries.load(), marks.load()])
  }
}

async function fetchEntries(direction: CashDirection, signal: AbortSignal): Promise<readonly CashEntry[]> {
  followFavourites()
  const { methods_list } = await send(
    listCashMethodsNew,
    { Type: WIRE_TYPE[direction], methodID: 0 },
    { signal }
  )
  return methods_list.map(readEntry).flatMap(namedOnly)
}

/** Leaves out methods without a name, which could not be recognised. A group without one becomes its methods. */
function namedOnly(entry: CashEntry): readonly CashEntry[] {
  if (entry.type === 'single') return entry.method.name ? [entry] : []
  const methods = entry.methods.filter(({ name }) => name)
  if (!entry.name) return methods.map(method => ({ type: 'single', method }))
  return methods.length > 0 ? [{ ...entry, methods }] : []
}

/** The cashier also works without these: a failed request counts as an empty list. */
async function fetchMarks(direction: CashDirection, signal: AbortSignal): Promise<Marks> {
  const Type = WIRE_TYPE[direction]
  const [highlighted, favourites] = await Promise.all([
    idsOf(send(listHighlightedCashMethods, { Type }, { signal })),
    idsOf(send(listCashMethods, { Type, methodID: 0, favorites: 1 }, { signal }))
  ])
  return { highlighted, favourites }
}

async function idsOf(rows: Promise<readonly { id: string }[]>): Promise<readonly string[]> {
  try {
    return (await rows).map(({ id }) => id)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return []
  }
}

function withMarks(entries: readonly CashEntry[], marks: Marks | undefined): CashMethods {
  const favourites = new Set(marks?.favourites)
  return {
    entries: mapMethods(entries, method =>
      favourites.has(method.id) ? { ...method, isFavourite: true } : method
    ),
    highlighted: marks?.highlighted ?? []
  }
}

/** The state of methods that are not loaded, with those of the language before. */
function whileNotLoaded(
  { status, error }: Remote<unknown>,
  value: CashMethods | undefined
): Remote<CashMethods> {
  if (status === 'failed') return { status, error, value }
  if (value) return { status: 'refreshing', value }
  return { status: status === 'loading' ? 'loading' : 'idle' }
}

/** Runs once per page. */
const followFavourites = startOnce(onEnd => {
  followOtherFavourites()
  onEnd(methodEvents.on('favouriteChanged', applyFavourite))
})

/** Applies a change to the lists of all languages (CASH-02). */
function applyFavourite({ direction, id, isFavourite }: FavouriteChange): void {
  for (const list of lists.all().filter(one => one.direction === direction)) {
    list.entries.change(entries =>
      mapMethods(entries, method => (method.id === id ? { ...method, isFavourite } : method))
    )
    list.marks.change(marks => {
      const others = marks.favourites.filter(favourite => favourite !== id)
      return { ...marks, favourites: isFavourite ? [...others, id] : others }
    })
  }
}

/** A method of the loaded list. */
export function findMethod(direction: CashDirection, id: string): CashMethod | undefined {
  const { value } = cashMethods(direction).$methods.get()
  return value && methodsOf(value.entries).find(method => method.id === id)
}

/** Fetches one method if the list is not loaded. The gateway accepts only numeric ids. */
export async function fetchMethod(
  direction: CashDirection,
  id: string,
  signal: AbortSignal
): Promise<CashMethod | undefined> {
  if (!/^\d{1,9}$/.test(id)) return undefined
  const rows = await send(listCashMethods, { Type: WIRE_TYPE[direction], methodID: Number(id) }, { signal })
  const row = rows.find(one => one.id === id)
  return row && readMethod(row)
}
