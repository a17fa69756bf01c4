// @ts-check
import { afterEach, expect, test, vi } from 'vitest'

import { testFiles } from './elements.js'

afterEach(() => vi.unstubAllEnvs())

test('TEST_FOLDERS selects tests of elements, and none of its names may be unknown', () => {
  vi.stubEnv('TEST_FOLDERS', 'lobby,lobby-lists')
  expect(Object.keys(testFiles())).toEqual(['lobby.test', 'lobby-lists.test'])

  vi.stubEnv('TEST_FOLDERS', 'lobby,loby')
  expect(testFiles).toThrow('No element tests match loby')
})
