import { describe, expect, test } from 'vitest'

import { createSearch } from './search.ts'
import { leadingPart, countLetters, lobbyPath, searchOf, type LobbyQuery } from './query.ts'

const none: LobbyQuery = { type: 'slot', category: '', provider: '', gameType: '', search: '' }

describe('lobby path', () => {
  test.each<[Partial<LobbyQuery>, string]>([
    [{}, '/slot'],
    [{ type: 'live' }, '/live'],
    [{ category: '2' }, '/slot/category/2'],
    [{ provider: '11' }, '/slot/provider/11'],
    [{ gameType: 'new' }, '/slot/type/new'],
    [{ category: '2', provider: '11' }, '/slot/category/2?provider=11'],
    [{ category: '2', search: 'gece vapuru' }, '/slot/category/2?search=gece+vapuru'],
    [{ gameType: 'new', provider: '11' }, '/slot/type/new?provider=11'],
    [{ category: 'a/b?c' }, '/slot/category/a%2Fb%3Fc'],
    [{ category: 'a\ud83c' }, '/slot/category/a%EF%BF%BD']
  ])('NAV-03 path of %j is %s', (query, path) => {
    expect(lobbyPath({ ...none, ...query })).toBe(path)
  })

  test('NAV-03 starts with the filter that was chosen first', () => {
    const both = { ...none, category: '2', provider: '11' }

    expect(lobbyPath(both, 'provider')).toBe('/slot/provider/11?category=2')
    expect(leadingPart('/slot/provider/11')).toBe('provider')
    expect(leadingPart('/slot')).toBeUndefined()
  })
})

test('LOB-02 counts letters as graphemes', () => {
  expect(countLetters(' çı ')).toBe(2)
  expect(countLetters('c\u0327')).toBe(1)
})

test('LOB-02 cuts a search that is longer than the gateway takes', () => {
  expect(searchOf(` ${'x'.repeat(300)}`)).toBe('x'.repeat(250))
  expect(createSearch(() => {}, 'x'.repeat(300)).$field.get().isTooShort).toBe(false)
})
