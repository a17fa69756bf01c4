import { describe, expect, test } from 'vitest'

import { $topWins, loadTopWins } from './index.ts'
import { testEnvironment } from '../testing/index.ts'
import { maskPlayer } from './masking.ts'

const win = { player: 'A••• K.', game: 'Bakır Fener', gameID: '7', providerName: 'P', currency: 'TRY' }

describe('top wins', () => {
  test('HOME-01 are sorted by date, newest first, each once, with masked names and amounts in kuruş', async () => {
    const rows = [
      { ...win, amount: '350.00', date: '2025-03-01 11:50:00' },
      { ...win, player: 'Zeynep Nur Ak', amount: '1,240.50', date: '2025-03-01 11:55:00' },
      { ...win, amount: '', date: '2025-03-01 11:59:00' },
      { ...win, amount: '350.00', date: '2025-03-01 11:50:00' }
    ]
    testEnvironment({
      configuration: { topWinsUrl: 'https://feed.test/wins' },
      environment: { fetch: async () => Response.json(rows) }
    })
    await loadTopWins()

    const shown = $topWins.get().value?.map(({ player, amount }) => `${player} ${amount}`)
    expect(shown).toEqual(['Z••• A. 124050', 'A••• K. 35000'])
  })

  test('show pictures from the addresses of the feed, relative ones from the gateway, and no others', async () => {
    const images = ['/images/7.webp', 'https://cdn.test/7.webp', 'javascript:x()', undefined]
    const rows = images.map((image, at) => ({ ...win, image, amount: 350 - at }))
    testEnvironment({
      configuration: { topWinsUrl: 'https://feed.test/wins' },
      environment: { fetch: async () => Response.json(rows) }
    })
    await loadTopWins()

    expect($topWins.get().value?.map(({ picture }) => picture)).toEqual([
      'https://gateway.test/images/7.webp',
      'https://cdn.test/7.webp',
      undefined,
      undefined
    ])
  })

  test('are empty without a request when no feed is configured', async () => {
    const world = testEnvironment()
    await loadTopWins()

    expect($topWins.get().value).toEqual([])
    expect(world.gateway.sent).toHaveLength(0)
  })

  test.each([
    ['A••• K.', 'A••• K.'],
    ['ali***', 'ali***'],
    ['ismail', 'İ•••'],
    ['Ayşe ışık', 'A••• I.'],
    ['𐐨li 🎰', '𐐀••• 🎰.']
  ])('mask %s as %s', (name, masked) => expect(maskPlayer(name)).toBe(masked))
})
