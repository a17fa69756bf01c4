import { describe, expect, test } from 'vitest'

import { categoryLike, lobbyTitle } from './title.ts'

const categories = Object.entries({ 8: 'Deniz', 3: 'Klasik', 5: '3D' }).map(([CategoryID, name]) => ({
  CategoryID,
  name,
  items: 1,
  icon: ''
}))
const providers = [{ providerID: '11', providerName: 'Çift Martı', logo: '', items: 1 }]
const named = { categories, providers }
const nothing = { type: 'slot', category: '', provider: '', gameType: '' } as const

describe('lobby title', () => {
  test('NAV-08 LOB-03 is the name of the category, provider or type in the path', () => {
    expect(lobbyTitle(nothing, named)).toBe('Slotlar')
    expect(lobbyTitle({ ...nothing, type: 'live' }, named)).toBe('Canlı Casino')
    expect(lobbyTitle({ ...nothing, category: '8' }, named)).toBe('Slotlar · Deniz')
    expect(lobbyTitle({ ...nothing, category: '8', provider: '11' }, named)).toBe(
      'Slotlar · Deniz · Çift Martı'
    )
    expect(lobbyTitle({ ...nothing, gameType: 'new' }, named)).toBe('Slotlar · Yeni')
    expect(lobbyTitle({ ...nothing, gameType: 'classic' }, named)).toBe('Slotlar · Klasik')
    expect(lobbyTitle({ ...nothing, gameType: '3d' }, named)).toBe('Slotlar · 3D')
  })

  test.each([
    ['slot', ['new', 'classic', 'jackpot', 'high-earnings']],
    ['live', ['roulette', 'baccarat', 'show']]
  ] as const)('LOB-03 names each %s type whose category has another name', (type, words) => {
    for (const gameType of words)
      expect(lobbyTitle({ ...nothing, type, gameType }, { categories: [], providers })).not.toMatch(
        /· Kategori$/
      )
  })

  test('NAV-08 differs from that of the whole lobby where a name is unknown or not loaded', () => {
    const loading = { categories: undefined, providers: undefined }
    expect(lobbyTitle({ ...nothing, category: '99999' }, named)).toBe('Slotlar · Kategori')
    expect(lobbyTitle({ ...nothing, gameType: '<b>' }, named)).toBe('Slotlar · Kategori')
    expect(lobbyTitle({ ...nothing, gameType: 'constructor' }, named)).toBe('Slotlar · Kategori')
    expect(lobbyTitle({ ...nothing, type: 'live', category: '8' }, loading)).toBe('Canlı Casino · Kategori')
    expect(lobbyTitle({ ...nothing, provider: '11' }, loading)).toBe('Slotlar · Sağlayıcı')
    expect(lobbyTitle({ ...nothing, category: '8', provider: '11' }, loading)).toBe(
      'Slotlar · Kategori · Sağlayıcı'
    )
  })

  test('LOB-03 a type is the category with that name', () => {
    expect(categoryLike('classic', categories)?.CategoryID).toBe('3')
    expect(categoryLike('new', categories)).toBeUndefined()
    expect(
      categoryLike('', [...categories, { CategoryID: '9', name: '', items: 1, icon: '' }])
    ).toBeUndefined()
  })
})
