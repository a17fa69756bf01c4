import { describe, expect, test } from 'vitest'

import * as balance from './balance/index.ts'
import * as content from './content/index.ts'
import * as lib from './lib/index.ts'
import * as maintenance from './maintenance/index.ts'
import { onPageReset, resetPage, startOnce } from './page-life.ts'
import * as session from './session/index.ts'

describe('startOnce', () => {
  test('runs the start on the first call and returns its result on every call', () => {
    let starts = 0
    const start = startOnce(() => ++starts)

    expect([start(), start()]).toEqual([1, 1])
  })

  test('starts again after a reset, which stops what was started', () => {
    const log: string[] = []
    const start = startOnce(onEnd => {
      log.push('start')
      onEnd(() => log.push('stop'))
    })
    start()

    resetPage()
    resetPage()
    start()

    expect(log).toEqual(['start', 'stop', 'start'])
  })
})

test('a reset puts registered state back', () => {
  let count = 0
  onPageReset(() => (count = 0))
  count++

  resetPage()

  expect(count).toBe(0)
})

test('SESS-11 the specified stores are exported', () => {
  const stores = { ...balance, ...content, ...lib, ...maintenance, ...session }

  expect(Object.keys(stores)).toEqual(
    expect.arrayContaining([
      '$userProfile',
      '$isPlayer',
      '$maintenance',
      '$licences',
      '$showBalance',
      '$language',
      '$otpStatus'
    ])
  )
})

test('the core loads in plain Node, without a document', () => {
  expect(typeof document).toBe('undefined')
  expect(typeof window).toBe('undefined')
})
