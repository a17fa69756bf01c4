import { atom, type ReadableAtom } from 'nanostores'

import { listTransactions, type Transaction } from '../contract/finance.ts'
import { send } from '../gateway/client.ts'
import { GatewayError } from '../gateway/errors.ts'
import { totalsOf, type Totals } from '../history/totals.ts'
import type { PlayKey } from './launch.ts'

/** What a game has moved since it was opened, as the gateway's history says: `out` is staked, `in` is won. */
export interface Tally extends Totals {
  /** What the history calls the game; empty where it does not know it. */
  name: string
}

export interface TallyStore {
  /** Missing until the gateway has said where the history stands, and where it does not say. */
  $tally: ReadableAtom<Tally | undefined>
  /** The game is open: what comes from now on counts. Never rejects. */
  begin(): Promise<void>
  /** Money may have moved. Never rejects. */
  look(): Promise<void>
  end(): void
}

/** Casino and live games, bets and virtual games. */
const CATEGORIES = '3,4,5,7'

/** Rows of a page, and how many pages are read until the last known row is found. */
const ROWS = 50
const MAX_PAGES = 4

const ZERO = totalsOf([])

/**
 * Adds up what a game moves. No amount of the game itself is believed (PLAY-04): each time it says that money moved, the
 * rows are read that have come since.
 *
 * @param onMoved Hears what has moved since the last look.
 */
export function createTally({ id }: PlayKey, onMoved: (moved: Totals) => void): TallyStore {
  const $tally = atom<Tally | undefined>()
  let controller = new AbortController()
  let running: Promise<void> | undefined
  let isAskedAgain = false
  /** Id of the newest row that is counted; empty where there was none. */
  let last: string | undefined

  const isOurs = (row: Transaction) => row.gameID === '' || row.gameID === id

  async function ask(): Promise<void> {
    const { signal } = controller
    const rows = await readSince(last, signal)
    if (signal.aborted) return
    const known = $tally.get()
    const name = rows.find(({ gameID }) => gameID === id)?.game_name || known?.name || ''
    const fresh = last === undefined ? [] : rows.slice(0, indexOf(rows, last))
    last = rows[0]?.id ?? last ?? ''
    const moved = totalsOf(fresh.filter(isOurs))
    $tally.set({ ...add(known ?? ZERO, moved), name })
    onMoved(moved)
  }

  async function look(): Promise<void> {
    isAskedAgain = running !== undefined
    return (running ??= askUntilQuiet())
  }

  async function askUntilQuiet(): Promise<void> {
    const { signal } = controller
    try {
      do {
        isAskedAgain = false
        await ask()
      } while (isAskedAgain && !signal.aborted)
    } catch (error) {
      if (!(error instanceof GatewayError) && !signal.aborted) throw error
    } finally {
      if (!signal.aborted) running = undefined
    }
  }

  return {
    $tally,
    begin: async () => (last === undefined ? look() : undefined),
    // Where the beginning is not known there is nothing to count from.
    look: async () => (last === undefined && !running ? undefined : look()),
    end() {
      controller.abort()
      controller = new AbortController()
      running = undefined
      last = undefined
      $tally.set(undefined)
    }
  }
}

/** The newest rows, at least down to the one that is known. */
async function readSince(last: string | undefined, signal: AbortSignal): Promise<readonly Transaction[]> {
  const rows: Transaction[] = []
  for (let page = 0; page < MAX_PAGES; page++) {
    const { items } = await send(
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
    if (isFound || items.length < ROWS) break
  }
  return rows
}

function indexOf(rows: readonly Transaction[], last: string): number {
  const place = rows.findIndex(({ id }) => id === last)
  return place < 0 ? rows.length : place
}

/** Adds two sums of whole kuruş. */
export function add(one: Totals, other: Totals): Totals {
  return {
    in: (one.in + other.in) as Totals['in'],
    out: (one.out + other.out) as Totals['out'],
    net: (one.net + other.net) as Totals['net']
  }
}
