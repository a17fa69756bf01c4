import { expect, test, vi } from 'vitest'

import type { Catalogue } from './catalogue.ts'
import { createCatalogueCache } from './catalogue-cache.ts'

const catalogue = (): Catalogue => ({ games: [], tables: [], categories: [], providers: [] })

test('a result is made once per catalogue', () => {
  const cache = createCatalogueCache<string[]>(2)
  const make = vi.fn(() => [])
  const first = catalogue()

  expect(cache(first, 'a', make)).toBe(cache(first, 'a', make))
  cache(catalogue(), 'a', make)

  expect(make).toHaveBeenCalledTimes(2)
})

test('the result that was not requested for the longest time is dropped', () => {
  const cache = createCatalogueCache<string[]>(2)
  const only = catalogue()
  const keep = (key: string) => cache(only, key, () => [])
  const [a, b] = [keep('a'), keep('b')]

  keep('a')
  keep('c')

  expect(keep('a')).toBe(a)
  expect(keep('b')).not.toBe(b)
})
