import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { withWebLock } from './web-lock.ts'

type Work = () => Promise<unknown>

type Held = { name: string; clientId: string }

/** navigator.locks of one tab, as far as it is used here. `others` are the locks that others hold without end. */
function fakeLocks(held: Held[], clientId: string, others: Set<string>) {
  return {
    request(name: string, { signal }: { signal?: AbortSignal }, work: Work): Promise<unknown> {
      if (others.has(name)) {
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('AbortError')))
        })
      }
      const lock = { name, clientId }
      held.push(lock)
      return work().finally(() => held.splice(held.indexOf(lock), 1))
    },
    query: () => Promise.resolve({ held: [...held] })
  }
}

describe('withWebLock', () => {
  let others = new Set<string>()
  let held: Held[] = []
  const continueIn = (tab: string) => vi.stubGlobal('navigator', { locks: fakeLocks(held, tab, others) })
  beforeEach(() => {
    others = new Set()
    held = []
    continueIn('a tab')
  })
  afterEach(() => void vi.unstubAllGlobals())

  const report = (isRecentlyReleased: boolean) => Promise.resolve(isRecentlyReleased)

  test('N5 reports a recent holder to the next one, and none to the first', async () => {
    expect(await withWebLock('refresh', report)).toBe(false)
    continueIn('another tab')
    expect(await withWebLock('refresh', report)).toBe(true)
    expect(await withWebLock('something else', report)).toBe(false)
  })

  test('SESS-05 does not report a tab to itself, so that a second refresh is sent immediately', async () => {
    expect(await withWebLock('refresh', report)).toBe(false)
    expect(await withWebLock('refresh', report)).toBe(false)
  })

  test('N5 reports a holder whose work failed', async () => {
    await withWebLock('refresh', () => Promise.reject(new Error('no answer'))).catch(() => undefined)
    continueIn('another tab')

    expect(await withWebLock('refresh', report)).toBe(true)
  })

  test('runs without the lock after the timeout', async () => {
    others.add('refresh')

    expect(await withWebLock('refresh', report, 0)).toBe(false)
  })

  test('runs work that fails only once', async () => {
    let turns = 0
    const fail = () => Promise.reject(new Error(`turn ${++turns}`))

    await expect(withWebLock('refresh', fail)).rejects.toThrow('turn 1')
    expect(turns).toBe(1)
  })

  test('runs where the browser has no Web Locks', async () => {
    vi.stubGlobal('navigator', {})

    expect(await withWebLock('refresh', report)).toBe(false)
  })
})
