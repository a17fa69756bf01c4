import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { gamesList } from '../contract/casino.ts'
import { changeFavourite, listFavourites, logout } from '../contract/user.ts'
import { $favourites, favouriteGames, favouriteKey, loadFavourites, toggleFavourite } from './index.ts'
import { gameList } from '../lobby/index.ts'
import { logOut } from '../session/index.ts'
import { $toasts } from '../toasts/index.ts'
import { game, storedPlayer } from '../testing/index.ts'
import { begin, NOW, toastTexts, withSignedInPlayer, world } from '../testing/signed-in.ts'

const all = { type: 'slot', category: '', provider: '', gameType: '', search: '' } as const

withSignedInPlayer()

function marked(): string[] {
  return [...$favourites.get().marked]
}

describe('favourites', () => {
  test('FAV-01 keep games and tables separate', async () => {
    world.gateway.expects(listFavourites, { type: 'casino' }).answers([{ id: '1', type: 'casino' }])
    world.gateway.expects(listFavourites, { type: 'livecasino' }).answers([{ id: '1', type: 'livecasino' }])
    await Promise.all([loadFavourites('slot'), loadFavourites('live')])

    expect(marked().toSorted()).toEqual(['live:1', 'slot:1'])
  })

  test('FAV-02 are loaded once for all concurrent callers', async () => {
    world.gateway.expects(listFavourites).answers([])
    await Promise.all([loadFavourites('slot'), loadFavourites('slot')])
    await loadFavourites('slot')

    expect(world.gateway.count(listFavourites)).toBe(1)
  })

  test('FAV-02 are loaded again where that has failed', async () => {
    world.gateway.expects(listFavourites).refuses('Olmadı')
    await loadFavourites('slot')
    world.gateway.expects(listFavourites).answers([{ id: '7', type: 'casino' }])
    await loadFavourites('slot')

    expect(marked()).toEqual(['slot:7'])
  })

  test('FAV-02 keep what has changed during their load, and those of the other type', async () => {
    world.gateway.expects(listFavourites, { type: 'livecasino' }).answers([{ id: '1', type: 'livecasino' }])
    await loadFavourites('live')
    const late = world.gateway.expects(listFavourites, { type: 'casino' }).waits()
    const loading = loadFavourites('slot')
    world.storage.fromOtherTab({ 'bnw:recent-favourite': '+slot:7' })
    world.storage.fromOtherTab({ 'bnw:recent-favourite': '-slot:8' })
    late.answers(['8', '9'].map(id => ({ id, type: 'casino' })))
    await loading

    expect(marked().toSorted()).toEqual(['live:1', 'slot:7', 'slot:9'])
  })

  test('FAV-02 do not change where a logout in another tab removes the last change', async () => {
    world.gateway.expects(listFavourites).answers([])
    await loadFavourites('slot')
    const changes = vi.fn()
    onTestFinished($favourites.listen(changes))
    world.storage.fromOtherTab({ 'bnw:recent-favourite': null })

    expect(changes).not.toHaveBeenCalled()
  })

  test('are not loaded for a visitor', async () => {
    await begin({ stored: {} })
    await loadFavourites('slot')

    expect(await toggleFavourite('slot', '1')).toBeUndefined()
    expect(world.gateway.sent).toEqual([])
  })

  test('FAV-01 change after the gateway accepted, and show a toast', async () => {
    const call = world.gateway.expects(changeFavourite, { mode: 'insert', type: 'casino', id: '7' }).waits()
    const done = toggleFavourite('slot', '7')
    expect(marked()).toEqual([])
    expect($favourites.get().pending.has(favouriteKey('slot', '7'))).toBe(true)
    call.answers()

    expect(await done).toBe(true)
    expect(marked()).toEqual(['slot:7'])
    expect($favourites.get().pending.size).toBe(0)
    expect(toastTexts()).toEqual(['Favorilere eklendi'])
  })

  test('GATE-06 FAV-01 say that a change got no answer, and Retry sends it again', async () => {
    world.gateway.expects(changeFavourite, { mode: 'insert' }).hangsUp()
    await toggleFavourite('slot', '7')
    expect(toastTexts()).toEqual(['Bağlantı kurulamadı.'])
    expect(marked()).toEqual([])

    world.gateway.expects(changeFavourite, { mode: 'insert' }).answers()
    const [toast] = $toasts.get()
    if (typeof toast?.action !== 'object') throw new Error('There is no Retry')
    expect(toast.action.label()).toBe('Tekrar Dene')
    toast.action.run()
    await expect.poll(marked).toEqual(['slot:7'])
    // It is as wanted now.
    toast.action.run()
  })

  test('FAV-01 are unchanged when the gateway refuses, and its message is shown', async () => {
    world.gateway.expects(changeFavourite).refuses('Bu oyun eklenemez')

    expect(await toggleFavourite('slot', '7')).toBeUndefined()
    expect(marked()).toEqual([])
    expect(toastTexts()).toEqual(['Bu oyun eklenemez'])
  })

  test('FAV-01 accept another click after a refusal', async () => {
    world.gateway.expects(changeFavourite).refuses('Bu oyun eklenemez')
    await toggleFavourite('slot', '7')
    expect($favourites.get().pending.size).toBe(0)
    world.gateway.expects(changeFavourite, { mode: 'insert', type: 'casino', id: '7' }).answers()

    expect(await toggleFavourite('slot', '7')).toBe(true)
    expect(marked()).toEqual(['slot:7'])
  })

  test('ignore a second click while a change is pending', async () => {
    const call = world.gateway.expects(changeFavourite).waits()
    const done = toggleFavourite('slot', '7')

    expect(await toggleFavourite('slot', '7')).toBeUndefined()
    call.answers()
    await done
    expect(world.gateway.count(changeFavourite)).toBe(1)
  })

  test('NOTIF-03 can be restored after a removal, as long as a notice is there', async () => {
    world.gateway.expects(listFavourites).answers([{ id: '7', type: 'casino' }])
    world.gateway.expects(changeFavourite, { mode: 'delete' }).answers()
    await loadFavourites('slot')
    await toggleFavourite('slot', '7')
    expect(toastTexts()).toEqual(['Favorilerden çıkarıldı'])

    world.gateway.expects(changeFavourite, { mode: 'insert', id: '7' }).answers()
    const { action, durationMs } = $toasts.get()[0]!
    expect(durationMs).toBe(5_000)
    if (typeof action === 'object') action.run()
    await expect.poll(marked).toEqual(['slot:7'])
  })

  test('NOTIF-03 stay when they were restored elsewhere before the notice is used', async () => {
    world.gateway.expects(listFavourites).answers([{ id: '7', type: 'casino' }])
    world.gateway.expects(changeFavourite, { mode: 'delete' }).answers()
    await loadFavourites('slot')
    await toggleFavourite('slot', '7')
    world.storage.fromOtherTab({ 'bnw:recent-favourite': '+slot:7' })

    const { action } = $toasts.get()[0]!
    if (typeof action === 'object') action.run()

    expect(marked()).toEqual(['slot:7'])
    expect($favourites.get().pending.size).toBe(0)
  })

  test('FAV-02 adopt the flags of a game list', async () => {
    const rows = [game('1', { isFavorite: 1 }), game('2')]
    world.gateway.expects(gamesList).answers({ items: rows, total: 2 })
    gameList(all).load(0, 1)

    await expect.poll(marked).toEqual(['slot:1'])
  })

  test('FAV-02 prefer their own list to an older game list', async () => {
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

  test('FAV-02 SESS-07 follow changes of other tabs, and leave none for the next player', async () => {
    world.gateway.expects(listFavourites).answers([{ id: '1', type: 'casino' }])
    world.gateway.expects(changeFavourite).answers()
    world.gateway.expects(logout).answers()
    await loadFavourites('slot')
    await toggleFavourite('slot', '7')
    const key = world.storage.keys().find(one => world.storage.get(one) === '+slot:7')!
    expect(marked()).toEqual(['slot:1', 'slot:7'])

    world.storage.fromOtherTab({ [key]: '-slot:1' })
    world.storage.fromOtherTab({ [key]: '+live:2' })
    world.storage.fromOtherTab({ [key]: '' })
    expect(marked()).toEqual(['slot:7', 'live:2'])
    await logOut()

    expect(world.storage.keys()).not.toContain(key)
    expect(marked()).toEqual([])
  })

  test('SESS-07 are loaded once for the next player although the request of the former one fails meanwhile', async () => {
    const former = world.gateway.expects(listFavourites).waits()
    void loadFavourites('slot')
    world.storage.fromOtherTab(storedPlayer('mehmet', NOW + 10_000))
    const next = world.gateway.expects(listFavourites).waits()
    const loading = loadFavourites('slot')
    former.refuses('Şu an olmuyor')
    await new Promise(resolve => setTimeout(resolve))
    next.answers([{ id: '7', type: 'casino' }])
    await loading
    await loadFavourites('slot')

    expect(world.gateway.count(listFavourites)).toBe(2)
    expect(marked()).toEqual(['slot:7'])
  })

  test('FAV-01 SESS-07 stay pending for the next player although the same change of the former one fails', async () => {
    const former = world.gateway.expects(changeFavourite).waits()
    const failed = toggleFavourite('slot', '7')
    world.storage.fromOtherTab(storedPlayer('mehmet', NOW + 10_000))
    const next = world.gateway.expects(changeFavourite).waits()
    const done = toggleFavourite('slot', '7')
    former.hangsUp()
    await failed

    expect([...$favourites.get().pending]).toEqual(['slot:7'])
    expect(toastTexts()).toEqual([])
    next.answers()
    expect(await done).toBe(true)
  })

  test('SESS-07 are cleared at logout', async () => {
    world.gateway.expects(listFavourites).answers([{ id: '7', type: 'casino' }])
    world.gateway.expects(logout).answers()
    await loadFavourites('slot')
    await logOut()

    expect(marked()).toEqual([])
  })
})

describe('favourites page', () => {
  test('FAV-01 lists up to 100 items and drops removed ones', async () => {
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

  test('reloads after a change elsewhere on the page', async () => {
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

  test('FAV-02 reloads again for one added during a load, whose reply is without it', async () => {
    world.gateway.expects(gamesList).answers({ items: [], total: 0 })
    const { $games, load } = favouriteGames('slot')
    const stop = $games.listen(() => undefined)
    await load()
    world.gateway.expects(changeFavourite).answers()
    world.gateway.expects(changeFavourite).answers()
    const first = world.gateway.expects(gamesList).waits()
    await toggleFavourite('slot', '7')
    await toggleFavourite('slot', '8')
    const items = [game('7', { isFavorite: 1 }), game('8', { isFavorite: 1 })]
    world.gateway.expects(gamesList).answers({ items, total: 2 })
    first.answers({ items: items.slice(0, 1), total: 1 })

    await expect.poll(() => $games.get().value?.map(({ id }) => id)).toEqual(['7', '8'])
    stop()
  })
})
