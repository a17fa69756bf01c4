import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { gamesList } from '../contract/casino.ts'
import { changeFavourite, listFavourites, logout } from '../contract/user.ts'
import { startCore } from '../index.ts'
import { $favourites, favouriteGames, favouriteKey, loadFavourites, toggleFavourite } from './index.ts'
import { gameList } from '../lobby/index.ts'
import { logOut } from '../session/index.ts'
import { $toasts } from '../toasts/index.ts'
import { game, storedPlayer, testEnvironment } from '../testing/index.ts'

const NOW = Date.UTC(2025, 2, 1, 9)
const all = { type: 'slot', category: '', provider: '', gameType: '', search: '' } as const

let world = testEnvironment()

beforeEach(async () => {
  world = testEnvironment({ stored: storedPlayer('ayse', NOW + 10_000) })
  await startCore()
})

afterEach(() => world.gateway.verify())

function marked(): string[] {
  return [...$favourites.get().marked]
}

function told(): string[] {
  return $toasts.get().map(({ text }) => text())
}

describe('favourites', () => {
  test('FAV-01 keep games and tables apart', async () => {
    world.gateway.expects(listFavourites, { type: 'casino' }).answers([{ id: '1', type: 'casino' }])
    world.gateway.expects(listFavourites, { type: 'livecasino' }).answers([{ id: '1', type: 'livecasino' }])
    await Promise.all([loadFavourites('slot'), loadFavourites('live')])

    expect(marked().toSorted()).toEqual(['live:1', 'slot:1'])
  })

  test('FAV-02 are listed once for all who ask', async () => {
    world.gateway.expects(listFavourites).answers([])
    await Promise.all([loadFavourites('slot'), loadFavourites('slot')])
    await loadFavourites('slot')

    expect(world.gateway.count(listFavourites)).toBe(1)
  })

  test('are not asked for while nobody is signed in', async () => {
    world = testEnvironment()
    await startCore()
    await loadFavourites('slot')

    expect(await toggleFavourite('slot', '1')).toBeUndefined()
    expect(world.gateway.sent).toEqual([])
  })

  test('FAV-01 change only when the gateway has agreed, and say so', async () => {
    const call = world.gateway.expects(changeFavourite, { mode: 'insert', type: 'casino', id: '7' }).waits()
    const done = toggleFavourite('slot', '7')
    expect(marked()).toEqual([])
    expect($favourites.get().pending.has(favouriteKey('slot', '7'))).toBe(true)
    call.answers()

    expect(await done).toBe(true)
    expect(marked()).toEqual(['slot:7'])
    expect($favourites.get().pending.size).toBe(0)
    expect(told()).toEqual(['Favorilere eklendi'])
  })

  test('FAV-01 stay as they are when the gateway refuses, and its words are told', async () => {
    world.gateway.expects(changeFavourite).refuses('Bu oyun eklenemez')

    expect(await toggleFavourite('slot', '7')).toBeUndefined()
    expect(marked()).toEqual([])
    expect(told()).toEqual(['Bu oyun eklenemez'])
  })

  test('FAV-01 accept another press after the gateway has refused one', async () => {
    world.gateway.expects(changeFavourite).refuses('Bu oyun eklenemez')
    await toggleFavourite('slot', '7')
    expect($favourites.get().pending.size).toBe(0)
    world.gateway.expects(changeFavourite, { mode: 'insert', type: 'casino', id: '7' }).answers()

    expect(await toggleFavourite('slot', '7')).toBe(true)
    expect(marked()).toEqual(['slot:7'])
  })

  test('pass over a second press while one is under way', async () => {
    const call = world.gateway.expects(changeFavourite).waits()
    const done = toggleFavourite('slot', '7')

    expect(await toggleFavourite('slot', '7')).toBeUndefined()
    call.answers()
    await done
    expect(world.gateway.count(changeFavourite)).toBe(1)
  })

  test('can be brought back after a removal', async () => {
    world.gateway.expects(listFavourites).answers([{ id: '7', type: 'casino' }])
    world.gateway.expects(changeFavourite, { mode: 'delete' }).answers()
    await loadFavourites('slot')
    await toggleFavourite('slot', '7')
    expect(told()).toEqual(['Favorilerden çıkarıldı'])

    world.gateway.expects(changeFavourite, { mode: 'insert', id: '7' }).answers()
    const action = $toasts.get()[0]?.action
    if (typeof action === 'object') action.run()
    await expect.poll(marked).toEqual(['slot:7'])
  })

  test('FAV-02 take over what a list of games says', async () => {
    const rows = [game('1', { isFavorite: 1 }), game('2')]
    world.gateway.expects(gamesList).answers({ items: rows, total: 2 })
    gameList(all).load(0, 1)

    await expect.poll(marked).toEqual(['slot:1'])
  })

  test('FAV-02 believe their own list more than an older list of games', async () => {
    world.gateway.expects(listFavourites).answers([{ id: '7', type: 'casino' }])
    world.gateway.expects(changeFavourite).answers()
    await loadFavourites('slot')
    await toggleFavourite('slot', '7')
    world.gateway.expects(gamesList).answers({ items: [game('7', { isFavorite: 1 })], total: 1 })
    const list = gameList(all)
    list.load(0, 1)

    await expect.poll(() => list.$list.get().count).toBe(1)
    expect(marked()).toEqual([])
  })

  test('SESS-07 are gone when the player logs out', async () => {
    world.gateway.expects(listFavourites).answers([{ id: '7', type: 'casino' }])
    world.gateway.expects(logout).answers()
    await loadFavourites('slot')
    await logOut()

    expect(marked()).toEqual([])
  })
})

describe('the page of favourites', () => {
  test('FAV-01 lists up to 100, and takes out what is removed', async () => {
    const rows = [game('1', { isFavorite: 1 }), game('2', { isFavorite: 1 })]
    world.gateway
      .expects(gamesList, { limit: 100, offset: 0, favorites: true })
      .answers({ items: rows, total: 2 })
    const { $games, load } = favouriteGames('slot')
    await load()
    expect($games.get().value?.map(({ id }) => id)).toEqual(['1', '2'])

    world.gateway.expects(changeFavourite).answers()
    await toggleFavourite('slot', '1')
    expect($games.get().value?.map(({ id }) => id)).toEqual(['2'])
  })

  test('asks again when something is marked elsewhere on the page', async () => {
    world.gateway.expects(gamesList).answers({ items: [], total: 0 })
    const { $games, load } = favouriteGames('slot')
    const stop = $games.listen(() => undefined)
    await load()
    world.gateway.expects(changeFavourite).answers()
    world.gateway.expects(gamesList).answers({ items: [game('7', { isFavorite: 1 })], total: 1 })
    await toggleFavourite('slot', '7')

    await expect.poll(() => $games.get().value?.map(({ id }) => id)).toEqual(['7'])
    stop()
  })
})
