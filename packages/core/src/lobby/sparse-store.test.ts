import { beforeEach, describe, expect, test } from 'vitest'

import { firstItems, itemAt, type FetchedPage } from './sparse-list.ts'
import { createSparseStore, type SparseStore } from './sparse-store.ts'

const SIZE = 4

interface TestRequest {
  offset: number
  signal: AbortSignal
  answer(page: FetchedPage<string>): void
  fail(error: Error): void
}

let requests: TestRequest[] = []
let store: SparseStore<string>

beforeEach(() => {
  requests = []
  store = createSparseStore<string>({
    size: SIZE,
    idOf: item => item,
    fetchPage: (offset, signal) =>
      new Promise((answer, fail) => void requests.push({ offset, signal, answer, fail }))
  })
})

/** Waits until pending replies are processed. */
async function settle(): Promise<void> {
  await Promise.resolve()
  await Promise.resolve()
  await Promise.resolve()
}

function letters(first: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => String.fromCharCode(97 + first + index))
}

/** Replies to the request for an offset with the items that its page has according to `total`. */
async function answer(offset: number, total: number, items?: string[]): Promise<void> {
  const request = requests.findLast(one => one.offset === offset)!
  request.answer({ items: items ?? letters(offset, Math.min(SIZE, total - offset)), total })
  await settle()
}

function shown(): (string | undefined)[] {
  const list = store.$list.get()
  return Array.from({ length: list.count }, (_, index) => itemAt(list, index))
}

function offsets(): number[] {
  return requests.map(({ offset }) => offset)
}

describe('sparse list', () => {
  test('firstItems() gives at most so many, and those that are loaded', async () => {
    store.load(0, 1)
    await answer(0, 10)

    expect(firstItems(store.$list.get(), 2)).toEqual(['a', 'b'])
    expect(firstItems(store.$list.get(), 20)).toEqual(letters(0, SIZE))
  })

  test('LOB-01 has the length of the total after the first page', async () => {
    store.load(0, 1)
    expect(store.$list.get().status).toBe('loading')
    await answer(0, 10)

    expect(store.$list.get()).toMatchObject({ status: 'ready', count: 10, isOpenEnded: false })
    expect(shown()).toEqual(['a', 'b', 'c', 'd', ...Array(6).fill(undefined)])
  })

  test('LOB-01 loads the page of a distant index and not the pages before it', async () => {
    store.load(0, 1)
    await answer(0, 20)
    store.load(17, 19)
    await answer(16, 20)

    expect(offsets()).toEqual([0, 16])
    expect(itemAt(store.$list.get(), 17)).toBe('r')
  })

  test('LOB-01 loads a page once, however often it comes near the viewport', async () => {
    store.load(0, 1)
    store.load(0, 3)
    await answer(0, 8)
    store.load(0, 4)

    expect(offsets()).toEqual([0])
  })

  test('LOB-01 leaves out items that another page contains, and closes the gap', async () => {
    store.load(0, 1)
    await answer(0, 10)
    store.load(4, 8)
    await answer(4, 10, ['d', 'e', 'f', 'g'])

    expect(store.$list.get().count).toBe(9)
    expect(shown().slice(0, 7)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  })

  test('LOB-01 loads page by page when the total is missing, until a page is short', async () => {
    store.load(0, 4)
    await answer(0, 0, ['a', 'b', 'c', 'd'])
    expect(store.$list.get()).toMatchObject({ count: 4, isOpenEnded: true })
    store.load(0, 4)
    await answer(4, 0, ['e'])

    expect(store.$list.get()).toMatchObject({ count: 5, isOpenEnded: false })
    store.load(0, 5)
    expect(offsets()).toEqual([0, 4])
  })

  test('LOB-01 has more items where the total is missing and a page is short only of dropped items', async () => {
    store.load(0, 4)
    requests[0]!.answer({ items: ['a', 'b', 'c'], sent: 4, total: 0 })
    await settle()

    expect(store.$list.get()).toMatchObject({ count: 3, isOpenEnded: true })
  })

  test('LOB-01 has the length of the loaded items when the total is smaller', async () => {
    store.load(0, 4)
    await answer(0, 2, ['a', 'b', 'c'])

    expect(store.$list.get()).toMatchObject({ count: 3, isOpenEnded: false })
  })

  test('LOB-01 has the length of the total when a gateway sends more than a page', async () => {
    store.load(0, 1)
    await answer(0, 20, letters(0, 10))
    expect(store.$list.get().count).toBe(20)
    store.load(10, 12)
    await answer(8, 20, letters(8, 10))
    store.load(18, 20)

    expect(offsets()).toEqual([0, 8, 16])
    expect(shown()).toEqual([...letters(0, 18), undefined, undefined])
  })

  test('LOB-01 requests no more from a gateway that sends its whole list at once', async () => {
    for (const total of [0, 10]) {
      requests = []
      store.clear()
      store.load(0, 1)
      await answer(0, total, letters(0, 10))
      expect(shown()).toEqual(letters(0, 10))
      store.load(6, 11)
      for (const { offset } of requests.slice(1)) await answer(offset, total, letters(0, 10))

      expect(shown()).toEqual(letters(0, 10))
      expect(offsets().length).toBe(total ? 1 : 2)
    }
  })

  test('is empty when there are no items', async () => {
    store.load(0, 1)
    await answer(0, 0, [])

    expect(store.$list.get()).toMatchObject({ status: 'ready', count: 0 })
  })

  test('GATE-06 keeps the error of a failed page when another page arrives after it', async () => {
    store.load(0, 1)
    await answer(0, 12)
    store.load(4, 12)
    requests.find(({ offset }) => offset === 4)!.fail(new Error('no'))
    await settle()
    await answer(8, 12)
    expect(store.$list.get().error?.message).toBe('no')
    store.retry()
    await answer(4, 12)

    expect(store.$list.get().error).toBeUndefined()
    expect(shown()).toEqual(letters(0, 12))
  })

  test('keeps the loaded items when a page fails, and retries only on request', async () => {
    store.load(0, 1)
    await answer(0, 8)
    store.load(4, 8)
    requests.at(-1)!.fail(new Error('no'))
    await settle()
    store.load(4, 8)

    expect(store.$list.get()).toMatchObject({ status: 'ready', count: 8, error: { message: 'no' } })
    expect(offsets()).toEqual([0, 4])
    store.retry()
    await answer(4, 8)
    expect(store.$list.get().error).toBeUndefined()
    expect(shown()).toEqual(letters(0, 8))
  })

  test('fails when nothing was loaded', async () => {
    store.load(0, 1)
    requests[0]!.fail(new Error('no'))
    await settle()

    expect(store.$list.get()).toMatchObject({ status: 'failed', count: 0 })
  })

  test('cancels pages that were scrolled past', async () => {
    store.load(0, 1)
    await answer(0, 100)
    for (const index of [20, 40, 60, 80, 96]) store.load(index, index + 1)

    expect(requests.filter(({ signal }) => signal.aborted).map(({ offset }) => offset)).toEqual([20])
  })

  test('GATE-07 drops the reply to a request whose last watcher has stopped', async () => {
    const stops = [store.watch(), store.watch()]
    store.load(0, 1)
    stops[0]?.()
    expect(requests[0]!.signal.aborted).toBe(false)
    stops[1]?.()
    await answer(0, 4)

    expect(store.$list.get()).toMatchObject({ status: 'idle', count: 0 })
    expect(requests[0]!.signal.aborted).toBe(true)
  })

  test('GATE-07 an aborted request is no error, and leaves the next one for its page', async () => {
    store.watch()()
    store.load(0, 1)
    requests[0]!.fail(new Error('aborted'))
    await settle()
    expect(store.$list.get()).toMatchObject({ status: 'loading', error: undefined })
    await answer(0, 4)

    expect(shown()).toEqual(['a', 'b', 'c', 'd'])
  })

  test('keeps the shown items while it reloads', async () => {
    store.load(0, 1)
    await answer(0, 4)
    const done = store.refresh()
    expect(shown()).toEqual(['a', 'b', 'c', 'd'])
    await answer(0, 2, ['x', 'y'])
    await done

    expect(shown()).toEqual(['x', 'y'])
  })

  test('LOB-01 ends where a gateway repeats the same items, whatever its total', async () => {
    const scrollToEnd = () =>
      store.load(Math.max(0, store.$list.get().count - 1), store.$list.get().count + 1)
    store.load(0, 1)
    await answer(0, 42, letters(0, SIZE))
    for (let step = 0; step < 40; step++) {
      scrollToEnd()
      for (const { offset } of requests.slice()) await answer(offset, 42, letters(0, SIZE))
    }

    expect(store.$list.get()).toMatchObject({ count: 4, isOpenEnded: false })
    expect(offsets().length).toBeLessThan(13)
    expect(new Set(offsets()).size).toBe(offsets().length)
  })

  test('LOB-01 ends at the first page without a new item where the total is missing or far too large', async () => {
    for (const total of [0, 999_999]) {
      requests = []
      store.clear()
      store.load(0, SIZE)
      await answer(0, total, letters(0, SIZE))
      store.load(0, SIZE + 1)
      await answer(SIZE, total, [])
      store.load(0, SIZE + 1)

      expect(offsets()).toEqual([0, SIZE])
      expect(store.$list.get()).toMatchObject({ count: 4, isOpenEnded: false })
    }
  })

  test('LOB-01 continues after a page without a new item if a later one has some', async () => {
    store.load(0, 1)
    await answer(0, 12)
    store.load(4, 12)
    await answer(4, 12, letters(0, SIZE))
    expect(store.$list.get().count).toBe(4)
    await answer(8, 12)

    expect(shown()).toEqual([...letters(0, SIZE), ...letters(8, SIZE)])
  })

  test('LOB-01 has its full length again after a refresh', async () => {
    store.load(0, 1)
    await answer(0, 8)
    store.load(4, 8)
    await answer(4, 8, [])
    store.load(0, 1)
    void store.refresh()
    await answer(0, 8)

    expect(store.$list.get().count).toBe(8)
  })
})
