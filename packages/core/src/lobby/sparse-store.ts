import { atom, type ReadableAtom } from 'nanostores'

import { range } from '../lib/range.ts'
import {
  emptyList,
  layOut,
  pageAt,
  type FetchedPage,
  type LoadedPages,
  type SparseList
} from './sparse-list.ts'

export interface SparseStore<Item> {
  $list: ReadableAtom<SparseList<Item>>
  /**
   * Asks for what is missing of the places `from` up to and without `to`. Pages under way that are not among them are
   * given up, but for the latest few.
   */
  load(from: number, to: number): void
  /** Asks again for what did not come. */
  retry(): void
  /** Asks again for what is looked at, and forgets the rest. What is shown stays meanwhile. */
  refresh(): Promise<void>
  /** Gives up what is under way: nobody looks any more. What came stays. */
  cancel(): void
  clear(): void
}

export interface SparseOptions<Item> {
  /** Places of a page. */
  size: number
  idOf(item: Item): string
  ask(offset: number, signal: AbortSignal): Promise<FetchedPage<Item>>
}

/** So many pages may be under way at once. */
const MAX_REQUESTS = 4

interface Run {
  controller: AbortController
  done: Promise<void>
}

/** Keeps a list that is read by pages in any order. Only the latest request for a page may write. */
export function createSparseStore<Item>({ size, idOf, ask }: SparseOptions<Item>): SparseStore<Item> {
  const $list = atom<SparseList<Item>>(emptyList())
  const running = new Map<number, Run>()
  const failed = new Set<number>()
  let looked = { from: 0, to: 1 }

  async function run(page: number, controller: AbortController): Promise<void> {
    const isMine = () => running.get(page)?.controller === controller
    try {
      const answer = await ask(page * size, controller.signal)
      if (!isMine()) return
      running.delete(page)
      $list.set(layOut(withPage($list.get(), { page, answer, idOf }), size))
    } catch (error) {
      if (!isMine()) return
      running.delete(page)
      failed.add(page)
      const list = $list.get()
      $list.set({ ...list, error: error as Error, status: list.came.size > 0 ? 'ready' : 'failed' })
    }
  }

  function start(page: number): void {
    const controller = new AbortController()
    const mine: Run = { controller, done: Promise.resolve() }
    running.set(page, mine)
    mine.done = run(page, controller)
  }

  function giveUp(pages: Iterable<number>): void {
    for (const page of [...pages]) {
      running.get(page)?.controller.abort()
      running.delete(page)
    }
  }

  function load(from: number, to: number): void {
    looked = { from, to }
    const list = $list.get()
    const wanted = pagesBetween(list, looked, size)
    const missing = wanted.filter(page => !list.came.has(page) && !running.has(page) && !failed.has(page))
    const unwanted = [...running.keys()].filter(page => !wanted.includes(page))
    giveUp(unwanted.slice(0, Math.max(0, running.size + missing.length - MAX_REQUESTS)))
    if (missing.length > 0 && list.came.size === 0)
      $list.set({ ...list, error: undefined, status: 'loading' })
    missing.forEach(start)
  }

  function retry(): void {
    failed.clear()
    $list.set({ ...$list.get(), error: undefined })
    load(looked.from, looked.to)
  }

  return {
    $list,
    load,
    retry,
    async refresh() {
      giveUp(running.keys())
      failed.clear()
      const list = $list.get()
      const wanted = pagesBetween(list, looked, size)
      if (list.came.size > 0) $list.set(layOut(onlyPages(list, wanted), size))
      wanted.forEach(start)
      await Promise.all([...running.values()].map(({ done }) => done))
    },
    cancel() {
      giveUp(running.keys())
      const list = $list.get()
      if (list.status === 'loading') $list.set({ ...list, status: 'idle' })
    },
    clear() {
      giveUp(running.keys())
      failed.clear()
      $list.set(emptyList())
    }
  }
}

/** The pages between two places, the next one at the open end included. */
function pagesBetween<Item>(
  { count, isOpen, starts }: SparseList<Item>,
  { from, to }: { from: number; to: number },
  size: number
): number[] {
  if (starts.length === 0) return [Math.floor(from / size)]
  const first = pageAt(starts, Math.max(0, Math.min(from, count - 1)))
  const last = pageAt(starts, Math.max(0, Math.min(to, count) - 1))
  const wanted = range(last - first + 1).map(index => first + index)
  return isOpen && to >= count ? [...wanted, starts.length] : wanted
}

/** What is known when a page has come. What another page holds already is left out (LOB-01). */
function withPage<Item>(
  { pages, came, reported }: LoadedPages<Item>,
  { page, answer, idOf }: { page: number; answer: FetchedPage<Item>; idOf(item: Item): string }
): LoadedPages<Item> {
  const others = new Set<string>()
  for (const [other, items] of pages) if (other !== page) for (const item of items) others.add(idOf(item))
  const fresh = answer.items.filter(item => !others.has(idOf(item)) && others.add(idOf(item)))
  return {
    pages: new Map([...pages, [page, fresh]]),
    came: new Map([...came, [page, answer.items.length]]),
    // The first page says what there is; where a later one says nothing, what was said before stays.
    reported: page === 0 ? answer.total : answer.total || reported
  }
}

function onlyPages<Item>(
  { pages, came, reported }: LoadedPages<Item>,
  kept: readonly number[]
): LoadedPages<Item> {
  const isKept = ([page]: [number, unknown]) => kept.includes(page)
  return { pages: new Map([...pages].filter(isKept)), came: new Map([...came].filter(isKept)), reported }
}
