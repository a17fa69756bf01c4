import { describe, expect, test } from 'vitest'

import { createPages, type PageAsk, type PagedAnswer } from './pages.ts'

interface Asked extends PageAsk {
  signal: AbortSignal
  answer(items: string[], total: number): void
  fail(message: string): void
}

/** A list of letters, and what it has asked for. */
function letters(size = 2) {
  const asked: Asked[] = []
  const list = createPages<string>({
    size,
    idOf: letter => letter,
    ask: (page, signal) =>
      new Promise<PagedAnswer<string>>((resolve, reject) => {
        asked.push({
          ...page,
          signal,
          answer: (items, total) => resolve({ items, total }),
          fail: message => reject(new Error(message))
        })
      })
  })
  const settled = () => new Promise(resolve => setTimeout(resolve))
  return { list, asked, settled, rows: () => list.$pages.get().items?.join('') }
}

describe('a list by pages', () => {
  test('HIST-01 appends the next page to what is there', async () => {
    const { list, asked, settled, rows } = letters()
    list.load()
    asked[0]?.answer(['a', 'b'], 3)
    await settled()
    expect(list.$pages.get()).toMatchObject({ status: 'ready', total: 3, hasMore: true })

    void list.append()
    expect(asked[1]).toMatchObject({ limit: 2, offset: 2, isAppended: true })
    expect(list.$pages.get()).toMatchObject({ status: 'appending', items: ['a', 'b'] })
    asked[1]?.answer(['c'], 3)
    await settled()
    expect(rows()).toBe('abc')
    expect(list.$pages.get().hasMore).toBe(false)
  })

  test('shows none twice that a newer one has pushed to the next page', async () => {
    const { list, asked, settled, rows } = letters()
    list.load()
    asked[0]?.answer(['a', 'b'], 3)
    await settled()
    void list.append()
    asked[1]?.answer(['b', 'c'], 4)
    await settled()

    expect(rows()).toBe('abc')
  })

  test('keeps what is shown when the next page fails, and asks for it again', async () => {
    const { list, asked, settled, rows } = letters()
    list.load()
    asked[0]?.answer(['a', 'b'], 3)
    await settled()
    void list.append()
    asked[1]?.fail('no network')
    await settled()
    expect(list.$pages.get()).toMatchObject({ status: 'failed', items: ['a', 'b'], isOfMore: true })

    void list.append()
    asked[2]?.answer(['c'], 3)
    await settled()
    expect(rows()).toBe('abc')
    expect(list.$pages.get().error).toBeUndefined()
  })

  test('asks anew for as much as is there, and keeps it when that fails', async () => {
    const { list, asked, settled, rows } = letters()
    list.load()
    asked[0]?.answer(['a', 'b'], 3)
    await settled()
    void list.append()
    asked[1]?.answer(['c'], 3)
    await settled()
    void list.reload()
    expect(asked[2]).toMatchObject({ limit: 3, offset: 0, isAppended: false })
    expect(list.$pages.get()).toMatchObject({ status: 'refreshing', total: 3 })
    asked[2]?.fail('no network')
    await settled()

    expect(rows()).toBe('abc')
    expect(list.$pages.get()).toMatchObject({ status: 'failed', isOfMore: false })
  })

  test('HIST-04 is emptied by a total of 0', async () => {
    const { list, asked, settled, rows } = letters()
    list.load()
    asked[0]?.answer(['a'], 0)
    await settled()

    expect(rows()).toBe('')
  })

  test('GATE-07 aborts what nobody wants any more, and only then', async () => {
    const { list, asked, settled, rows } = letters()
    const releases = [list.load(), list.load()]
    expect(asked).toHaveLength(1)
    releases[0]?.()
    releases[0]?.()
    expect(asked[0]?.signal.aborted).toBe(false)
    releases[1]?.()
    expect(asked[0]?.signal.aborted).toBe(true)
    asked[0]?.answer(['a'], 1)
    await settled()

    expect(rows()).toBeUndefined()
    expect(list.$pages.get().status).toBe('idle')
  })

  test('lets the newest request win', async () => {
    const { list, asked, settled, rows } = letters()
    list.load()
    void list.reload()
    asked[1]?.answer(['b'], 1)
    asked[0]?.answer(['a'], 1)
    await settled()

    expect(rows()).toBe('b')
  })

  test('GATE-07 shows no error for a page that was aborted', async () => {
    const { list, asked, settled, rows } = letters()
    list.load()
    asked[0]?.answer(['a', 'b'], 3)
    await settled()
    void list.append()
    void list.reload()
    asked[2]?.answer(['a', 'b'], 3)
    asked[1]?.fail('aborted')
    await settled()

    expect(rows()).toBe('ab')
    expect(list.$pages.get().status).toBe('ready')
  })

  test('forgets all when it is cleared, also what is under way', async () => {
    const { list, asked, settled } = letters()
    list.load()
    asked[0]?.answer(['a'], 1)
    await settled()
    void list.reload()
    list.clear()
    asked[1]?.answer(['b'], 1)
    await settled()

    expect(list.$pages.get()).toEqual({ status: 'idle', total: 0, hasMore: false })
  })
})
