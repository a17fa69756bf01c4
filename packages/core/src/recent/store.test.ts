import { beforeEach, describe, expect, test } from 'vitest'

import { $recentGames, rememberGame } from './index.ts'
import { testEnvironment } from '../testing/index.ts'

describe('recent games', () => {
  let world = testEnvironment()

  beforeEach(() => {
    world = testEnvironment()
  })

  test('are stored with their names: the last twelve, without duplicates', () => {
    for (let id = 0; id < 14; id++)
      rememberGame({ type: 'slot', id: `${id}`, name: `A & ${id}`, provider: 'P=1' })
    rememberGame({ type: 'slot', id: '5', name: 'A & 5', provider: 'P=1' })

    expect($recentGames.get()).toHaveLength(12)
    expect($recentGames.get()[0]).toEqual({
      type: 'slot',
      id: '5',
      name: 'A & 5',
      provider: 'P=1',
      picture: undefined
    })
  })

  test('SESS-09 are empty when the stored value is invalid', () => {
    world = testEnvironment({ stored: { 'bnw:recent-games': 'type=slot\n%%%\ntype=other&id=1' } })

    expect($recentGames.get()).toEqual([])
    expect(world.storage.get('bnw:recent-games')).not.toBeNull()
  })
})
