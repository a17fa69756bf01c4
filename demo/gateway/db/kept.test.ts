import { expect, test, vi } from 'vitest'

import type { Catalogue } from './catalogue.ts'
import { createKept } from './kept.ts'

const catalogue = (): Catalogue => ({ games: [], tables: [], categories: [], providers: [] })

test('a result is made once per catalogue', () => {
  const kept = createKept<string[]>(2)
  const make = vi.fn(() => [])
  const first = catalogue()

  expect(kept(first, 'a', make)).toBe(kept(first, 'a', make))
  kept(catalogue(), 'a', make)

  expect(make).toHaveBeenCalledTimes(2)
})

test('the result that was not requested for the longest time is dropped', () => {
  const kept = createKept<string[]>(2)
  const only = catalogue()
  const keep = (key: string) => kept(only, key, () => [])
  const [a, b] = [keep('a'), keep('b')]

  keep('a')
  keep('c')

  expect(keep('a')).toBe(a)
  expect(keep('b')).not.toBe(b)
})
