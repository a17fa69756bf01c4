import { describe, expect, test } from 'vitest'

import { createPages, type PageRequest, type PageReply } from './pages.ts'

interface TestRequest extends PageRequest {
  signal: AbortSignal
  answer(items: string[], total?: number, sent?: number): void
  fail(message: string): void
}

/** A list of letters, with the requests it has made. */
function letters(size = 2) {
  const requests: TestRequest[] = []
  const list = createPages<string>({
    size,
    idOf: letter => letter,
    fetchPage: (page, signal) =>
      new Promise<PageReply<string>>((resolve, reject) => {
        requests.push({
          ...page,
          signal,
          answer: (items, total, sent = items.length) =>
            resolve(
              total === undefined ? { items, sent, total: 0, isUncounted: true } : { items, sent, total }
            ),
          fail: message => reject(new Error(message))
        })
      })
  })
  const settled = () => new Promise(resolve => setTimeout(resolve))
  return { list, requests, settled, rows: () => list.$rows.get().value?.items.join('') }
}

/** The list with its first page, `ab`. */
async function firstPage(total = 3) {
  const page = letters()
  page.list.watch()
  page.requests[0]?.answer(['a', 'b'], total)
  await page.settled()
  return page
}

describe('paged list', () => {
  test('HIST-01 appends the next page to the loaded rows', async () => {
    const { list, requests, settled, rows } = await firstPage()
    expect(list.$rows.get()).toMatchObject({ status: 'ready', value: { total: 3, hasMore: true } })

    void list.append()
    expect(requests[1]).toMatchObject({ limit: 2, offset: 2, isAppended: true })
    expect(list.$more.get().status).toBe('loading')
    expect(rows()).toBe('ab')
    requests[1]?.answer(['c'], 3)
    await settled()
    expect(rows()).toBe('abc')
    expect(list.$rows.get().value?.hasMore).toBe(false)
  })

  test('drops a row that a newer row has moved to the next page', async () => {
    const { list, requests, settled, rows } = await firstPage()
    void list.append()
    requests[1]?.answer(['b', 'c'], 4)
    await settled()

    expect(rows()).toBe('abc')
  })

  test('HIST-04 ends at a page without a new row, whatever the total', async () => {
    const { list, requests, settled, rows } = letters()
    list.watch()
    requests[0]?.answer(['a', 'b'], 999_999)
    await settled()
    expect(list.$rows.get().value?.hasMore).toBe(true)
    void list.append()
    requests[1]?.answer(['b', 'a'], 999_999)
    await settled()

    expect(rows()).toBe('ab')
    expect(list.$rows.get().value?.hasMore).toBe(false)
    void list.append()
    expect(requests).toHaveLength(2)
  })

  test('HIST-01 has more rows where the total is missing and a page is short only of dropped rows', async () => {
    const { list, requests, settled } = letters()
    list.watch()
    requests[0]?.answer(['a'], undefined, 2)
    await settled()

    expect(list.$rows.get().value?.hasMore).toBe(true)
  })

  test('HIST-01 counts dropped rows as loaded', async () => {
    const { list, requests, settled, rows } = letters()
    list.watch()
    requests[0]?.answer(['a'], 4, 2)
    await settled()
    void list.append()
    expect(requests[1]).toMatchObject({ offset: 2 })
    requests[1]?.answer(['c'], 4, 2)
    await settled()

    expect(rows()).toBe('ac')
    expect(list.$rows.get().value?.hasMore).toBe(false)
    void list.reload()
    expect(requests[2]).toMatchObject({ limit: 4, offset: 0 })
  })

  test('keeps the loaded rows when the next page fails, and retries it', async () => {
    const { list, requests, settled, rows } = await firstPage()
    void list.append()
    requests[1]?.fail('no network')
    await settled()
    expect(list.$more.get().error?.message).toBe('no network')
    expect(list.$rows.get()).toMatchObject({ status: 'ready', value: { items: ['a', 'b'] } })

    void list.append()
    requests[2]?.answer(['c'], 3)
    await settled()
    expect(rows()).toBe('abc')
    expect(list.$more.get().error).toBeUndefined()
  })

  test('reloads as many rows as are loaded, and keeps them when that fails', async () => {
    const { list, requests, settled, rows } = await firstPage()
    void list.append()
    requests[1]?.answer(['c'], 3)
    await settled()
    void list.reload()
    expect(requests[2]).toMatchObject({ limit: 3, offset: 0, isAppended: false })
    expect(list.$rows.get()).toMatchObject({ status: 'refreshing', value: { total: 3 } })
    requests[2]?.fail('no network')
    await settled()

    expect(rows()).toBe('abc')
    expect(list.$rows.get().status).toBe('failed')
    expect(list.$more.get().error).toBeUndefined()
  })

  test('HIST-04 counts no rows that the gateway counts but does not send', async () => {
    const { list, requests, settled } = letters()
    list.watch()
    requests[0]?.answer([], 1_200)
    await settled()

    expect(list.$rows.get().value).toMatchObject({ items: [], total: 0, hasMore: false })
  })

  test('HIST-04 is empty when the total is 0', async () => {
    const { list, requests, settled, rows } = letters()
    list.watch()
    requests[0]?.answer(['a'], 0)
    await settled()

    expect(rows()).toBe('')
  })

  test('shows rows that the gateway does not count, until a page comes short or empty', async () => {
    for (const last of [['c'], []]) {
      const { list, requests, settled, rows } = letters()
      list.watch()
      requests[0]?.answer(['a', 'b'])
      await settled()
      expect(list.$rows.get().value).toMatchObject({ total: 2, hasMore: true })
      void list.append()
      requests[1]?.answer(last, last.length > 0 ? undefined : 0)
      await settled()

      expect(rows()).toBe(['a', 'b', ...last].join(''))
      expect(list.$rows.get().value).toMatchObject({ total: 2 + last.length, hasMore: false })
    }
  })

  test('GATE-07 aborts a request that has no listeners left, and only then', async () => {
    const { list, requests, settled, rows } = letters()
    const releases = [list.watch(), list.watch()]
    expect(requests).toHaveLength(1)
    releases[0]?.()
    releases[0]?.()
    expect(requests[0]?.signal.aborted).toBe(false)
    releases[1]?.()
    expect(requests[0]?.signal.aborted).toBe(true)
    requests[0]?.answer(['a'], 1)
    await settled()

    expect(rows()).toBeUndefined()
    expect(list.$rows.get().status).toBe('idle')
  })

  test('keeps the latest request’s result', async () => {
    const { list, requests, settled, rows } = letters()
    list.watch()
    void list.reload()
    requests[1]?.answer(['b'], 1)
    requests[0]?.answer(['a'], 1)
    await settled()

    expect(rows()).toBe('b')
  })

  test('GATE-07 shows no error for a page that was aborted', async () => {
    const { list, requests, settled, rows } = await firstPage()
    void list.append()
    void list.reload()
    requests[2]?.answer(['a', 'b'], 3)
    requests[1]?.fail('aborted')
    await settled()

    expect(rows()).toBe('ab')
    expect(list.$rows.get().status).toBe('ready')
    expect(list.$more.get().error).toBeUndefined()
  })

  test('GATE-07 ignores a next page that arrives after a reload', async () => {
    const { list, requests, settled, rows } = await firstPage(4)
    void list.append()
    void list.reload()
    requests[2]?.answer(['c', 'a'], 4)
    await settled()
    requests[1]?.answer(['x', 'y'], 4)
    await settled()

    expect(rows()).toBe('ca')
  })

  test('shows the next page instead of the error of a reload', async () => {
    const { list, requests, settled, rows } = await firstPage()
    void list.reload()
    requests[1]?.fail('no network')
    await settled()
    void list.append()
    requests[2]?.answer(['c'], 3)
    await settled()

    expect(rows()).toBe('abc')
    expect(list.$rows.get().error).toBeUndefined()
  })

  test('clear() drops the rows and aborts the pending request', async () => {
    const { list, requests, settled } = letters()
    list.watch()
    requests[0]?.answer(['a'], 1)
    await settled()
    void list.reload()
    list.clear()
    requests[1]?.answer(['b'], 1)
    await settled()

    expect(list.$rows.get()).toEqual({ status: 'idle' })
  })
})
