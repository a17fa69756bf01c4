import { beforeEach, describe, expect, test } from 'vitest'

import { itemAt, type FetchedPage } from './sparse-list.ts'
import { createSparseStore, type SparseStore } from './sparse-store.ts'

const SIZE = 4

interface Asked {
  offset: number
  signal: AbortSignal
  answer(page: FetchedPage<string>): void
  fail(error: Error): void
}

let asked: Asked[] = []
let store: SparseStore<string>

beforeEach(() => {
  asked = []
  store = createSparseStore<string>({
    size: SIZE,
    idOf: item => item,
    fetchPage: (offset, signal) =>
      new Promise((answer, fail) => void asked.push({ offset, signal, answer, fail }))
  })
})

/** Lets what was answered arrive. */
async function settle(): Promise<void> {
  await Promise.resolve()
  await Promise.resolve()
  await Promise.resolve()
}

function letters(first: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => String.fromCharCode(97 + first + index))
}

/** Answers the request for an offset with as many items as `total` leaves for its page. */
async function answer(offset: number, total: number, items?: string[]): Promise<void> {
  const request = asked.findLast(one => one.offset === offset)!
  request.answer({ items: items ?? letters(offset, Math.min(SIZE, total - offset)), total })
  await settle()
}

function shown(): (string | undefined)[] {
  const list = store.$list.get()
  return Array.from({ length: list.count }, (_, index) => itemAt(list, index))
}

function offsets(): number[] {
  return asked.map(({ offset }) => offset)
}

describe('a list with gaps', () => {
  test('LOB-01 is as long as its total from the first page on', async () => {
    store.load(0, 1)
    expect(store.$list.get().status).toBe('loading')
    await answer(0, 10)

    expect(store.$list.get()).toMatchObject({ status: 'ready', count: 10, isOpenEnded: false })
    expect(shown()).toEqual(['a', 'b', 'c', 'd', ...Array(6).fill(undefined)])
  })

  test('LOB-01 asks for the page of a place far down, and not for those above it', async () => {
    store.load(0, 1)
    await answer(0, 20)
    store.load(17, 19)
    await answer(16, 20)

    expect(offsets()).toEqual([0, 16])
    expect(itemAt(store.$list.get(), 17)).toBe('r')
  })

  test('LOB-01 asks for a page once, however often it comes near the view', async () => {
    store.load(0, 1)
    store.load(0, 3)
    await answer(0, 8)
    store.load(0, 4)

    expect(offsets()).toEqual([0])
  })

  test('LOB-01 leaves out what another page has, and moves up what follows', async () => {
    store.load(0, 1)
    await answer(0, 10)
    store.load(4, 8)
    await answer(4, 10, ['d', 'e', 'f', 'g'])

    expect(store.$list.get().count).toBe(9)
    expect(shown().slice(0, 7)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  })

  test('LOB-01 goes on page by page where the total is missing, until one comes short', async () => {
    store.load(0, 4)
    await answer(0, 0, ['a', 'b', 'c', 'd'])
    expect(store.$list.get()).toMatchObject({ count: 4, isOpenEnded: true })
    store.load(0, 4)
    await answer(4, 0, ['e'])

    expect(store.$list.get()).toMatchObject({ count: 5, isOpenEnded: false })
    store.load(0, 5)
    expect(offsets()).toEqual([0, 4])
  })

  test('LOB-01 is as long as what came where the total is smaller', async () => {
    store.load(0, 4)
    await answer(0, 2, ['a', 'b', 'c'])

    expect(store.$list.get()).toMatchObject({ count: 3, isOpenEnded: false })
  })

  test('is empty where there is nothing', async () => {
    store.load(0, 1)
    await answer(0, 0, [])

    expect(store.$list.get()).toMatchObject({ status: 'ready', count: 0 })
  })

  test('keeps what is there when a page fails, and asks again only when told to', async () => {
    store.load(0, 1)
    await answer(0, 8)
    store.load(4, 8)
    asked.at(-1)!.fail(new Error('no'))
    await settle()
    store.load(4, 8)

    expect(store.$list.get()).toMatchObject({ status: 'ready', count: 8, error: { message: 'no' } })
    expect(offsets()).toEqual([0, 4])
    store.retry()
    await answer(4, 8)
    expect(store.$list.get().error).toBeUndefined()
    expect(shown()).toEqual(letters(0, 8))
  })

  test('has failed where nothing came at all', async () => {
    store.load(0, 1)
    asked[0]!.fail(new Error('no'))
    await settle()

    expect(store.$list.get()).toMatchObject({ status: 'failed', count: 0 })
  })

  test('gives up pages that the scroll bar has passed over', async () => {
    store.load(0, 1)
    await answer(0, 100)
    for (const index of [20, 40, 60, 80, 96]) store.load(index, index + 1)

    expect(asked.filter(({ signal }) => signal.aborted).map(({ offset }) => offset)).toEqual([20])
  })

  test('drops the answer to what was given up', async () => {
    store.load(0, 1)
    store.cancel()
    await answer(0, 4)

    expect(store.$list.get()).toMatchObject({ status: 'idle', count: 0 })
    expect(asked[0]!.signal.aborted).toBe(true)
  })

  test('keeps what is shown while it asks anew', async () => {
    store.load(0, 1)
    await answer(0, 4)
    const done = store.refresh()
    expect(shown()).toEqual(['a', 'b', 'c', 'd'])
    await answer(0, 2, ['x', 'y'])
    await done

    expect(shown()).toEqual(['x', 'y'])
  })
})
