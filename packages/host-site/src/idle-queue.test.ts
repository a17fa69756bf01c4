import { environment } from '@bnw/core'
import { testEnvironment } from '@bnw/core/testing'
import { beforeEach, expect, test, vi } from 'vitest'

import { queueContent, queueIdleWork } from './idle-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
  testEnvironment()
  queueIdleWork()
  return () => vi.useRealTimers()
})

test('delays idle work until the first content, then runs it one after the other', async () => {
  const { whenIdle } = environment()
  const done: string[] = []
  let finish = (): void => undefined
  whenIdle(() => {
    done.push('first')
    return new Promise<void>(resolve => (finish = resolve))
  })
  whenIdle(() => done.push('second'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(done).toEqual([])
  document.body.innerHTML = '<main><p></p></main>'
  document.querySelector('p')!.dispatchEvent(new CustomEvent('bnw-ready', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toEqual(['first'])

  finish()
  await vi.advanceTimersByTimeAsync(0)

  expect(done).toEqual(['first', 'second'])
})

test('work of the page goes before other idle work that came first', async () => {
  const { whenIdle } = environment()
  const done: string[] = []
  whenIdle(() => done.push('footer'))
  whenIdle(() => done.push('menu'))
  queueContent(() => done.push('games'))

  await vi.advanceTimersByTimeAsync(3_000)

  expect(done).toEqual(['games', 'footer', 'menu'])
})

test('work that never ends delays the next for a limited time', async () => {
  const { whenIdle } = environment()
  const next = vi.fn()
  whenIdle(() => new Promise(() => undefined))
  whenIdle(next)

  await vi.advanceTimersByTimeAsync(3_000)

  expect(next).toHaveBeenCalledOnce()
})
