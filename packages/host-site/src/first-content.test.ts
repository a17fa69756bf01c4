import { environment } from '@bnw/core'
import { testEnvironment } from '@bnw/core/testing'
import { beforeEach, expect, test, vi } from 'vitest'

import { waitForContent } from './first-content.ts'

beforeEach(() => {
  vi.useFakeTimers()
  testEnvironment()
  waitForContent()
  return () => vi.useRealTimers()
})

test('what nobody waits for stands back, and then comes one after the other', async () => {
  const { whenIdle } = environment()
  const done: string[] = []
  let reply = (): void => undefined
  whenIdle(() => {
    done.push('first')
    return new Promise<void>(resolve => (reply = resolve))
  })
  whenIdle(() => done.push('second'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(done).toEqual([])
  document.body.innerHTML = '<main><p></p></main>'
  document.querySelector('p')!.dispatchEvent(new CustomEvent('bnw-ready', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toEqual(['first'])

  reply()
  await vi.advanceTimersByTimeAsync(0)

  expect(done).toEqual(['first', 'second'])
})

test('one that has no end does not hold the next up for long', async () => {
  const { whenIdle } = environment()
  const next = vi.fn()
  whenIdle(() => new Promise(() => undefined))
  whenIdle(next)

  await vi.advanceTimersByTimeAsync(3_000)

  expect(next).toHaveBeenCalledOnce()
})
