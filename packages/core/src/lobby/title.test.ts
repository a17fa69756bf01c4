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

describe('the title of a lobby', () => {
  test('NAV-08 LOB-03 names the category, the provider or the type that the path leads to', () => {
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

  test('NAV-08 is that of the whole lobby where a name is unknown or not there yet', () => {
    expect(lobbyTitle({ ...nothing, category: '99999', gameType: '' }, named)).toBe('Slotlar')
    expect(lobbyTitle({ ...nothing, gameType: '<b>' }, named)).toBe('Slotlar')
    expect(lobbyTitle({ ...nothing, gameType: 'constructor' }, named)).toBe('Slotlar')
    expect(lobbyTitle({ ...nothing, provider: '11' }, { categories: undefined, providers: undefined })).toBe(
      'Slotlar'
    )
  })

  test('LOB-03 a type is the category of its name', () => {
    expect(categoryLike('classic', categories)?.CategoryID).toBe('3')
    expect(categoryLike('new', categories)).toBeUndefined()
  })
})
