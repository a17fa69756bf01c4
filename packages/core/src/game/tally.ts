import { atom, type ReadableAtom } from 'nanostores'

import { listTransactions, type Transaction } from '../contract/finance.ts'
import { kurus } from '../contract/units.ts'
import { send } from '../gateway/client.ts'
import { GatewayError } from '../gateway/errors.ts'
import { gameTypeOf } from '../history/games.ts'
import { totalsOf, type Totals } from '../history/totals.ts'
import type { PlayKey } from './launch.ts'

/** Totals of a game since it was opened, from the gateway's history: `out` is staked, `in` is won. */
export interface Tally extends Totals {
  /** The game's name in the history; empty if it is unknown. */
  name: string
}

export interface TallyStore {
  /** `undefined` until the history's newest row is known, or if it cannot be loaded. */
  $tally: ReadableAtom<Tally | undefined>
  /** Counts rows from now on. Never rejects. */
  start(): Promise<void>
  /** Adds the rows since the last update. Never rejects. */
  update(): Promise<void>
  stop(): void
}

/** Casino and live games, bets and virtual games. */
const CATEGORIES = '3,4,5,7'

/** Rows per page, and the maximum number of pages that are loaded to find the last known row. */
const ROWS = 50
const MAX_PAGES = 4

const ZERO = totalsOf([])

/**
 * Adds up the stakes and wins of a game. Amounts in the game's messages are not trusted (PLAY-04): when it reports a
 * change, the new rows of the history are loaded.
 *
 * @param onMoved Called with the totals since the last update.
 */
export function createTally({ type, id }: PlayKey, onMoved: (moved: Totals) => void): TallyStore {
  const $tally = atom<Tally | undefined>()
  let controller = new AbortController()
  let running: Promise<void> | undefined
  let isUpdateNeeded = false
  /** Id of the newest counted row; empty if there was none. */
  let last: string | undefined

  // A slot and a live table may have the same id.
  const isOfType = (row: Transaction) => (gameTypeOf(row) ?? type) === type
  const isNamed = (row: Transaction) => row.gameID === id && isOfType(row)
  const isOurs = (row: Transaction) => row.gameID === '' || isNamed(row)

  async function count(): Promise<void> {
    const { signal } = controller
    const rows = await fetchSince(last, signal)
    if (signal.aborted) return
    const known = $tally.get()
    const name = rows.find(isNamed)?.game_name || known?.name || ''
    const fresh = last === undefined ? [] : rows.slice(0, indexOf(rows, last))
    last = rows[0]?.id ?? last ?? ''
    const moved = totalsOf(fresh.filter(isOurs))
    $tally.set({ ...add(known ?? ZERO, moved), name })
    onMoved(moved)
  }

  async function update(): Promise<void> {
    isUpdateNeeded = running !== undefined
    return (running ??= countUntilCurrent())
  }

  /** Counts again if an update was requested meanwhile, so that many messages cause few requests. */
  async function countUntilCurrent(): Promise<void> {
    const { signal } = controller
    try {
      do {
        isUpdateNeeded = false
        await count()
      } while (isUpdateNeeded && !signal.aborted)
    } catch (error) {
      if (!(error instanceof GatewayError) && !signal.aborted) throw error
    } finally {
      if (!signal.aborted) running = undefined
    }
  }

  return {
    $tally,
    start: async () => (last === undefined ? update() : undefined),
    // If the first request failed, there is no row to count from.
    update: async () => (last === undefined && !running ? undefined : update()),
    stop() {
      controller.abort()
      controller = new AbortController()
      running = undefined
      last = undefined
      $tally.set(undefined)
    }
  }
}

/** The newest rows, at least down to the row `last`. */
async function fetchSince(last: string | undefined, signal: AbortSignal): Promise<readonly Transaction[]> {
  const rows: Transaction[] = []
  for (let page = 0; page < MAX_PAGES; page++) {
    const { items, sent } = await send(
      listTransactions,
      {
        limit: ROWS,
        offset: page * ROWS,
        OrderDir: 'DESC',
        OrderPar: 'date',
        searchCategory: CATEGORIES
      },
      { signal, showErrors: false }
    )
    rows.push(...items)
    const isFound = last === undefined || items.some(({ id }) => id === last)
    if (isFound || sent < ROWS) break
  }
  return rows
}

function indexOf(rows: readonly Transaction[], last: string): number {
  const index = rows.findIndex(({ id }) => id === last)
  return index < 0 ? rows.length : index
}

/** Adds two totals. */
export function add(one: Totals, other: Totals): Totals {
  return {
    in: kurus(one.in + other.in),
    out: kurus(one.out + other.out),
    net: kurus(one.net + other.net)
  }
}
