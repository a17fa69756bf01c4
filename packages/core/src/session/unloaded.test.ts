import { expect, test, vi } from 'vitest'

import { startCore } from '../index.ts'
import { $sessionStatus } from './index.ts'
import { storedPlayer, testEnvironment } from '../testing/index.ts'

vi.mock('./restore.ts', () => {
  throw new Error('not loaded')
})

test('SESS-03 a stored session whose code fails to load is reported, and the player may log in again', async () => {
  const { faults, storage } = testEnvironment({ stored: storedPlayer('ayse', Date.UTC(2025, 2, 1, 9)) })

  await startCore()

  expect($sessionStatus.get()).toBe('guest')
  expect(faults).toEqual([{ name: 'LoadError', call: 'session' }])
  expect(storage.get('bnwUserAuth')).toBeDefined()
})
