import { expect, test } from 'vitest'

import { $hasSearchKey, toggleSearchKey } from './index.ts'
import { testEnvironment } from '../testing/index.ts'

test('A11Y-01 the / key of the search can be turned off, which is stored on the device', () => {
  const { storage } = testEnvironment()
  expect($hasSearchKey.get()).toBe(true)

  toggleSearchKey()
  expect($hasSearchKey.get()).toBe(false)
  expect(storage.get('bnw:search-key')).toBe('0')

  toggleSearchKey()
  expect($hasSearchKey.get()).toBe(true)
  expect(storage.get('bnw:search-key')).toBeNull()
})
