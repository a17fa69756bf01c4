import { describe, expect, test } from 'vitest'

import { createRemote } from './remote.ts'

/** A value whose requests are resolved by the test, in any order. */
function createTestRemote() {
  const requests: { signal: AbortSignal; answer(value: string): void; fail(error: Error): void }[] = []
  const fetchValue = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => requests.push({ signal, answer: resolve, fail: reject }))
  return { requests, remote: createRemote(fetchValue) }
}

describe('remote value', () => {
  test('is loaded once for concurrent callers', async () => {
    const { requests, remote } = createTestRemote()
    const loads = [remote.load(), remote.load()]
    expect(remote.$remote.get()).toEqual({ status: 'loading' })

    requests[0]?.answer('a')
    await Promise.all(loads)

    expect(requests).toHaveLength(1)
    expect(remote.$remote.get()).toEqual({ status: 'ready', value: 'a' })
  })

  test('keeps its value during a reload and when it fails', async () => {
    const { requests, remote } = createTestRemote()
    const first = remote.load()
    requests[0]?.answer('a')
    await first

    const second = remote.load()
    expect(remote.$remote.get()).toEqual({ status: 'refreshing', value: 'a' })
    requests[1]?.fail(new Error('offline'))
    await second

    expect(remote.$remote.get()).toMatchObject({
      status: 'failed',
      value: 'a',
      error: { message: 'offline' }
    })
  })

  test('is not restored by a reply that arrives after it was cleared', async () => {
    const { requests, remote } = createTestRemote()
    const load = remote.load()

    remote.clear()
    requests[0]?.answer('late')
    await load

    expect(requests[0]?.signal.aborted).toBe(true)
    expect(remote.$remote.get()).toEqual({ status: 'idle' })
  })

  test('is loaded again after it was cleared, although the old request is pending', async () => {
    const { requests, remote } = createTestRemote()
    const old = remote.load()
    remote.clear()
    const load = remote.load()

    requests[1]?.answer('new')
    await load
    requests[0]?.answer('old')
    await old

    expect(remote.$remote.get()).toEqual({ status: 'ready', value: 'new' })
  })

  test('is updated without a request when it is loaded', async () => {
    const { requests, remote } = createTestRemote()
    remote.change(value => `${value}!`)
    expect(remote.$remote.get()).toEqual({ status: 'idle' })
    const load = remote.load()
    requests[0]?.answer('a')
    await load

    remote.change(value => `${value}!`)

    expect(remote.$remote.get()).toEqual({ status: 'ready', value: 'a!' })
  })
})
