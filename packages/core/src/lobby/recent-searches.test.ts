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

  test('are the last five, newest first, and stay on the device', () => {
    for (const search of ['bir', 'iki', 'uç', 'dört', 'beş', 'altı']) rememberSearch(search)

    expect($recentSearches.get()).toEqual(['altı', 'beş', 'dört', 'uç', 'iki'])
    expect(world.storage.get(KEY)).toBe('altı\nbeş\ndört\nuç\niki')
  })

  test('hold a search once, and not what it began as', () => {
    for (const search of ['fen', 'fener', 'marti', 'FENER']) rememberSearch(search)

    expect($recentSearches.get()).toEqual(['FENER', 'marti'])
  })

  test('can be forgotten one by one', () => {
    rememberSearch('fener')
    forgetSearch('fener')

    expect($recentSearches.get()).toEqual([])
    expect(world.storage.get(KEY)).toBeNull()
  })

  test('SESS-09 are none where storage holds rubbish', () => {
    world = testEnvironment({ stored: { [KEY]: `\n${'x'.repeat(61)}\n` } })

    expect($recentSearches.get()).toEqual([])
  })
})

describe('spelling', () => {
  test.each([
    ['Çınar', 'cinar'],
    ['İSKELE', 'iskele'],
    ['Gümüşî', 'gumusi']
  ])('%s is compared as %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  test('suggests names that a search may have meant', () => {
    const names = ['Bakır Fener', 'Gece Vapuru', 'Sessiz Çınar']

    expect(suggest('fenar', names)).toEqual(['Bakır Fener'])
    expect(suggest('cinar', names)).toEqual(['Sessiz Çınar'])
    expect(suggest('xyz', names)).toEqual([])
  })
})
