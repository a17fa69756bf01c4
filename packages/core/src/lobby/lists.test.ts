import { beforeEach, describe, expect, test } from 'vitest'

import { categoryList, gamesList, providerList } from '../contract/casino.ts'
import { gameTableList, liveCategoryList, liveProviderList } from '../contract/livecasino.ts'
import { startCore } from '../index.ts'
import { chooseLanguage } from '../language/index.ts'
import { clearPlayerData } from '../session/index.ts'
import { findGame, firstItems, gameList, itemAt, knownGames, lobbyFilters, type GameList } from './index.ts'
import { NOW, category, game, provider, storedPlayer, table, testEnvironment } from '../testing/index.ts'
import type { LobbyQuery } from './query.ts'

const all: LobbyQuery = { type: 'slot', category: '', provider: '', gameType: '', search: '' }

let world = testEnvironment()

beforeEach(async () => {
  world = testEnvironment()
  await startCore()
})

/** Loads the first item, and waits for its page. */
async function look(list: GameList): Promise<void> {
  list.load(0, 1)
  await new Promise<void>(resolve => {
    const stop = list.$list.subscribe(({ status }) => {
      if (status === 'loading') return
      queueMicrotask(() => stop())
      resolve()
    })
  })
}

function sentData(): Record<string, unknown> | undefined {
  return world.gateway.sent.at(-1)?.data
}

describe('game lists', () => {
  test('LOB-01 load pages of 48', async () => {
    world.gateway.expects(gamesList, { limit: 48, offset: 0 }).answers({ items: [game('a')], total: 1 })
    await look(gameList(all))

    expect(itemAt(gameList(all).$list.get(), 0)).toMatchObject({
      type: 'slot',
      id: 'a',
      name: 'Game a',
      provider: 'Provider',
      picture: 'https://gateway.test/covers/a.svg',
      hasDemo: true
    })
  })

  test('SESS-07 keep slots when the session ends, without the favourites of the player', async () => {
    world.gateway.expects(gamesList).answers({ items: [game('a', { isFavorite: 1 })], total: 1 })
    await look(gameList(all))
    expect(knownGames('slot')).toMatchObject([{ id: 'a', isFavourite: true }])
    clearPlayerData()

    expect(knownGames('slot')).toMatchObject([{ id: 'a', isFavourite: false }])
  })

  test('LOB-01 request the rest of a page of a gateway whose pages are smaller', async () => {
    const parts = [
      { limit: 48, offset: 0, ids: ['a', 'b'], total: 5 },
      { limit: 46, offset: 2, ids: ['c', 'd'], total: 0 },
      { limit: 44, offset: 4, ids: ['e'], total: 5 }
    ]
    for (const { limit, offset, ids, total } of parts)
      world.gateway.expects(gamesList, { limit, offset }).answers({ items: ids.map(id => game(id)), total })
    await look(gameList(all))

    const list = gameList(all).$list.get()
    expect(firstItems(list, 10).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(list).toMatchObject({ count: 5, isOpenEnded: false })
  })

  test.each([[['a']], [[]]])(
    'LOB-01 request no further rest where it brings nothing new: %s',
    async repeated => {
      world.gateway.expects(gamesList, { offset: 0 }).answers({ items: [game('a'), game('b')], total: 40 })
      const items = repeated.map(id => game(id))
      world.gateway.expects(gamesList, { limit: 46, offset: 2 }).answers({ items, total: 40 })
      await look(gameList(all))

      expect(firstItems(gameList(all).$list.get(), 10)).toHaveLength(2)
    }
  )

  test('LOB-01 load the 50 games of the quick access in one request', async () => {
    world.gateway.expects(gamesList, { limit: 50, categoryID: '94' }).answers({ items: [], total: 0 })
    await look(gameList({ ...all, category: '94' }))
  })

  test('LOB-01 load the ten games of a rail', async () => {
    world.gateway.expects(gamesList, { limit: 10, categoryID: '2' }).answers({ items: [], total: 0 })
    await look(gameList({ ...all, category: '2' }, 10))
  })

  test('LOB-02 search in all categories and keep the provider filter', async () => {
    world.gateway.expects(gamesList).answers({ items: [], total: 0 })
    await look(gameList({ ...all, category: '2', provider: '11', search: 'fener' }))

    expect(sentData()).toMatchObject({ providerID: '11', searchGameName: 'fener' })
    expect(sentData()).not.toHaveProperty('categoryID')
  })

  test('LOB-03 are cached: opening a list again sends no request', async () => {
    world.gateway.expects(gamesList).answers({ items: [game('a')], total: 1 })
    await look(gameList(all))
    gameList(all).watch()()
    gameList(all).load(0, 1)

    expect(world.gateway.count(gamesList)).toBe(1)
  })

  test('I18N-02 are loaded again in another language', async () => {
    world.gateway.expects(gamesList).answers({ items: [], total: 0 })
    await look(gameList(all))
    chooseLanguage('en')
    world.gateway.expects(gamesList).answers({ items: [], total: 0 })
    await look(gameList(all))

    expect(sentData()).toMatchObject({ Lang: 'en' })
  })

  test('expose the error when the gateway refuses', async () => {
    world.gateway.expects(gamesList).refuses('Olmadı')
    await look(gameList(all))

    expect(gameList(all).$list.get()).toMatchObject({ status: 'failed', error: { forPlayer: 'Olmadı' } })
  })

  test('SEC-01 drop a picture with a foreign URL', async () => {
    const strange = game('a', { image: 'javascript:alert(1)' })
    world.gateway.expects(gamesList).answers({ items: [strange], total: 1 })
    await look(gameList(all))

    expect(itemAt(gameList(all).$list.get(), 0)?.picture).toBeUndefined()
  })

  test('PLAY-02 provide the name of a game known by its id only', async () => {
    world.gateway.expects(gamesList).answers({ items: [game('a')], total: 1 })
    await look(gameList(all))

    expect(findGame('slot', 'a')?.name).toBe('Game a')
    expect(findGame('live', 'a')).toBeUndefined()
  })

  test('LIVE-02 include dealer, limits and seats of a table', async () => {
    world.gateway.expects(gameTableList).answers({ items: [table('t')], total: 1 })
    await look(gameList({ ...all, type: 'live' }))

    expect(itemAt(gameList({ ...all, type: 'live' }).$list.get(), 0)?.table).toEqual({
      dealer: 'Ayşe',
      minBet: 1_000,
      maxBet: 500_000,
      seats: 7
    })
  })

  test('LIVE-02 a negative number of seats counts as not reported', async () => {
    world.gateway.expects(gameTableList).answers({ items: [table('t', { seats: -1 })], total: 1 })
    await look(gameList({ ...all, type: 'live' }))

    expect(itemAt(gameList({ ...all, type: 'live' }).$list.get(), 0)?.table?.seats).toBeUndefined()
  })
})

describe('lobby filters', () => {
  test('LOB-01 load up to 100 categories and providers', async () => {
    world.gateway.expects(categoryList, { limit: 100 }).answers({ items: [category('1')], total: 1 })
    world.gateway.expects(providerList, { limit: 100 }).answers({ items: [provider('1')], total: 1 })
    const { categories, providers } = lobbyFilters('slot')
    await Promise.all([categories.load(), providers.load()])

    expect(categories.$remote.get().value).toHaveLength(1)
    expect(providers.$remote.get().value).toHaveLength(1)
  })

  test('LOB-03 a category without a name is left out', async () => {
    const items = [category('1'), category('3', { name: null }), category('4', { name: ' ' })]
    world.gateway.expects(categoryList).answers({ items, total: 3 })
    const { categories } = lobbyFilters('slot')
    await categories.load()

    expect(categories.$remote.get().value?.map(({ CategoryID }) => CategoryID)).toEqual(['1'])
  })

  test('LOB-03 a provider without a name is left out', async () => {
    const items = [provider('1'), provider('2', { providerName: null })]
    world.gateway.expects(providerList).answers({ items, total: 2 })
    const { providers } = lobbyFilters('slot')
    await providers.load()

    expect(providers.$remote.get().value?.map(({ providerID }) => providerID)).toEqual(['1'])
  })

  test.each([
    ['20', 2],
    ['7', undefined]
  ])('LIVE-01 for tables: a stored rid of %s sends status %s', async (ridValue, status) => {
    world = testEnvironment({ stored: { ...storedPlayer('ayse', NOW + 10_000), ridValue } })
    await startCore()
    world.gateway.expects(liveProviderList, { limit: 150 }).answers({ items: [], total: 0 })
    await lobbyFilters('live').providers.load()

    expect(sentData()?.['status']).toBe(status)
  })

  test('LIVE-01 for tables: load 150 categories', async () => {
    world.gateway.expects(liveCategoryList, { limit: 150 }).answers({ items: [], total: 0 })
    await lobbyFilters('live').categories.load()
  })

  test('LIVE-01 for tables: categories stay when a session starts or ends, as it does at the start of a page', async () => {
    world.gateway.expects(liveCategoryList).answers({ items: [category('1')], total: 1 })
    await lobbyFilters('live').categories.load()
    clearPlayerData()

    expect(lobbyFilters('live').categories.$remote.get().value).toHaveLength(1)
  })
})
