import { beforeEach, describe, expect, test } from 'vitest'

import { $recentSearches, forgetSearch, rememberSearch } from './index.ts'
import { fold } from '../lib/turkish.ts'
import { testEnvironment } from '../testing/index.ts'
import { suggest } from './suggest.ts'

const KEY = 'bnw:recent-searches'

describe('recent searches', () => {
  let world = testEnvironment()

  beforeEach(() => {
    world = testEnvironment()
  })

  test('are the last five, newest first, and are stored on the device', () => {
    for (const search of ['bir', 'iki', 'uç', 'dört', 'beş', 'altı']) rememberSearch(search)

    expect($recentSearches.get()).toEqual(['altı', 'beş', 'dört', 'uç', 'iki'])
    expect(world.storage.get(KEY)).toBe('altı\nbeş\ndört\nuç\niki')
  })

  test('contain a search once and not the shorter text that it started as', () => {
    for (const search of ['fen', 'fener', 'marti', 'FENER']) rememberSearch(search)

    expect($recentSearches.get()).toEqual(['FENER', 'marti'])
  })

  test('can be removed one by one', () => {
    rememberSearch('fener')
    forgetSearch('fener')

    expect($recentSearches.get()).toEqual([])
    expect(world.storage.get(KEY)).toBeNull()
  })

  test('SESS-09 are empty when the stored value is invalid', () => {
    world = testEnvironment({ stored: { [KEY]: `\n${'x'.repeat(61)}\n` } })

    expect($recentSearches.get()).toEqual([])
  })
})

describe('comparison of names', () => {
  test.each([
    ['Çınar', 'cinar'],
    ['İSKELE', 'iskele'],
    ['Gümüşî', 'gumusi']
  ])('compares %s as %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  test('suggests names similar to the search', () => {
    const names = ['Bakır Fener', 'Gece Vapuru', 'Sessiz Çınar']

    expect(suggest('fenar', names)).toEqual(['Bakır Fener'])
    expect(suggest('cinar', names)).toEqual(['Sessiz Çınar'])
    expect(suggest('xyz', names)).toEqual([])
  })
})
