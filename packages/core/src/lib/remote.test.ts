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

  test('GATE-06 stays failed while it is polled, also when that is cancelled, until somebody loads it', async () => {
    const { requests, remote } = createTestRemote()
    const first = remote.poll()
    expect(remote.$remote.get()).toEqual({ status: 'loading' })
    requests[0]?.fail(new Error('offline'))
    await first

    void remote.poll()
    expect(remote.$remote.get().status).toBe('failed')
    expect(remote.cancel()).toBe(true)
    expect([requests[1]?.signal.aborted, remote.$remote.get().status]).toEqual([true, 'failed'])

    void remote.poll()
    const load = remote.load()
    expect(remote.$remote.get()).toEqual({ status: 'loading' })
    requests[2]?.answer('a')
    await load
    expect(remote.$remote.get()).toEqual({ status: 'ready', value: 'a' })
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

  test('FAV-01 PROF-01 a request that was sent before a change does not undo it', async () => {
    const { requests, remote } = createTestRemote()
    void remote.load()
    remote.change(value => `${value}!`)
    expect(remote.$remote.get()).toEqual({ status: 'loading' })
    requests[0]?.answer('before')
    requests[1]?.answer('a')
    await remote.load()

    void remote.load()
    remote.change(value => `${value}!`)
    expect(remote.$remote.get()).toEqual({ status: 'refreshing', value: 'a!' })
    requests[2]?.answer('before')
    requests[3]?.answer('a!')
    await remote.load()
    expect(remote.$remote.get()).toEqual({ status: 'ready', value: 'a!' })
  })

  test('GATE-07 is aborted and forgotten when its last watcher stops while a request runs', async () => {
    const { requests, remote } = createTestRemote()
    const stops = [remote.watch(), remote.watch()]
    expect(requests).toHaveLength(1)

    stops[0]?.()
    expect(requests[0]?.signal.aborted).toBe(false)
    requests[0]?.answer('one')
    await remote.load()
    // As after a change of language.
    void remote.reload()
    stops[1]?.()

    expect(requests[1]?.signal.aborted).toBe(true)
    expect(remote.$remote.get()).toEqual({ status: 'idle' })
  })

  test('is loaded by the first watcher only if it is not loaded, or if that failed', async () => {
    const { requests, remote } = createTestRemote()
    const stop = remote.watch()
    requests[0]?.fail(new Error('offline'))
    await remote.load()
    stop()
    expect(remote.$remote.get().status).toBe('failed')

    remote.watch()()
    expect(requests).toHaveLength(2)
    const load = remote.load()
    requests[2]?.answer('a')
    await load
    remote.watch()

    expect(requests).toHaveLength(3)
    expect(remote.$remote.get()).toEqual({ status: 'ready', value: 'a' })
  })
})
