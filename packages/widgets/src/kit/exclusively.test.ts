import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { exclusively } from './exclusively.ts'

type Work = () => Promise<unknown>

/** The locks of a browser, as far as they are used here. `others` holds what other tabs hold. */
function fakeLocks(others: Set<string>) {
  const held: string[] = []
  return {
    request(name: string, { signal }: { signal?: AbortSignal }, work: Work): Promise<unknown> {
      if (others.has(name)) {
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('AbortError')))
        })
      }
      held.push(name)
      return work().finally(() => held.splice(held.indexOf(name), 1))
    },
    query: () => Promise.resolve({ held: [...held, ...others].map(name => ({ name })) })
  }
}

describe('work that one tab does at a time', () => {
  let others = new Set<string>()
  beforeEach(() => {
    others = new Set()
    vi.stubGlobal('navigator', { locks: fakeLocks(others) })
  })
  afterEach(() => void vi.unstubAllGlobals())

  const tell = (isAfterOthers: boolean) => Promise.resolve(isAfterOthers)

  test('N5 who comes right after another one hears of it, and the first one does not', async () => {
    expect(await exclusively('refresh', tell)).toBe(false)
    expect(await exclusively('refresh', tell)).toBe(true)
    expect(await exclusively('something else', tell)).toBe(false)
  })

  test('N5 hears of a tab that failed too', async () => {
    await exclusively('refresh', () => Promise.reject(new Error('no answer'))).catch(() => undefined)

    expect(await exclusively('refresh', tell)).toBe(true)
  })

  test('goes on alone where a tab that hangs keeps the others waiting', async () => {
    others.add('refresh')

    expect(await exclusively('refresh', tell, 0)).toBe(false)
  })

  test('is done once where it fails', async () => {
    let turns = 0
    const fail = () => Promise.reject(new Error(`turn ${++turns}`))

    await expect(exclusively('refresh', fail)).rejects.toThrow('turn 1')
    expect(turns).toBe(1)
  })

  test('is done where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {})

    expect(await exclusively('refresh', tell)).toBe(false)
  })
})
