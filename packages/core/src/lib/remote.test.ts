import { describe, expect, test } from 'vitest'

import { createRemote } from './remote.ts'

/** Answers that are given by hand, in any order. */
function createQuestions() {
  const asked: { signal: AbortSignal; answer(value: string): void; fail(error: Error): void }[] = []
  const ask = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => asked.push({ signal, answer: resolve, fail: reject }))
  return { asked, remote: createRemote(ask) }
}

describe('one value from the gateway', () => {
  test('is asked for once, however many widgets ask at once', async () => {
    const { asked, remote } = createQuestions()
    const loads = [remote.load(), remote.load()]
    expect(remote.$remote.get()).toEqual({ status: 'loading' })

    asked[0]?.answer('a')
    await Promise.all(loads)

    expect(asked).toHaveLength(1)
    expect(remote.$remote.get()).toEqual({ status: 'ready', value: 'a' })
  })

  test('stays while it is asked for again, and when that fails', async () => {
    const { asked, remote } = createQuestions()
    const first = remote.load()
    asked[0]?.answer('a')
    await first

    const second = remote.load()
    expect(remote.$remote.get()).toEqual({ status: 'refreshing', value: 'a' })
    asked[1]?.fail(new Error('offline'))
    await second

    expect(remote.$remote.get()).toMatchObject({
      status: 'failed',
      value: 'a',
      error: { message: 'offline' }
    })
  })

  test('is not brought back by an answer that comes after it was cleared', async () => {
    const { asked, remote } = createQuestions()
    const load = remote.load()

    remote.clear()
    asked[0]?.answer('late')
    await load

    expect(asked[0]?.signal.aborted).toBe(true)
    expect(remote.$remote.get()).toEqual({ status: 'idle' })
  })

  test('is asked for anew after it was cleared, though the old answer is still under way', async () => {
    const { asked, remote } = createQuestions()
    const old = remote.load()
    remote.clear()
    const load = remote.load()

    asked[1]?.answer('new')
    await load
    asked[0]?.answer('old')
    await old

    expect(remote.$remote.get()).toEqual({ status: 'ready', value: 'new' })
  })

  test('changes without asking, where it is there', async () => {
    const { asked, remote } = createQuestions()
    remote.change(value => `${value}!`)
    expect(remote.$remote.get()).toEqual({ status: 'idle' })
    const load = remote.load()
    asked[0]?.answer('a')
    await load

    remote.change(value => `${value}!`)

    expect(remote.$remote.get()).toEqual({ status: 'ready', value: 'a!' })
  })
})
