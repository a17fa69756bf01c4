import { casino, livecasino } from '@bnw/core/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { accounts, favourites } from '../db/schema/index.ts'
import { expectBalanced } from '../testing/ledger.ts'
import { seededDatabase } from '../testing/seeded-database.ts'
import { casinoHandlers } from './casino.ts'
import { changeFavourite, listFavourites } from './favourites.ts'
import { livecasinoHandlers } from './livecasino.ts'

const PAGE = { limit: 48, offset: 0 }

const seeded = await seededDatabase()
const { visitor } = seeded

/** Reads an answer as the client does, so that it must fit the contract. */
async function games(input: Record<string, unknown> = {}, context = visitor) {
  const { items, total } = await casinoHandlers.gamesList({ ...PAGE, ...input }, context)
  const page = casino.gamesList.reply.read({ data: items, pagination: { ...PAGE, ...input, total } })
  return { ...page, names: page.items.map(({ name }) => name) }
}

async function tables(input: Record<string, unknown> = {}, context = visitor) {
  const { items, total } = await livecasinoHandlers.gameTableList({ ...PAGE, ...input }, context)
  return livecasino.gameTableList.reply.read({ data: items, pagination: { ...PAGE, ...input, total } })
}

describe('BOX-01 the seed in the database', () => {
  test('is balanced: all entries sum to zero and the wallet is exact', async () => {
    await expectBalanced(visitor.database)
    const { player } = await seeded.as('demo')
    const [wallet] = await visitor.database
      .select()
      .from(accounts)
      .where(eq(accounts.playerId, player?.id ?? ''))
    expect(wallet?.balance).toBe(1_845_275n)
  })
})

describe('LOB-01 casino.games_list', () => {
  test('returns six pages of 48 and a last one of 24', async () => {
    const first = await games()
    expect([first.items.length, first.total]).toEqual([48, 312])
    const last = await games({ offset: 288 })
    expect([last.items.length, last.total]).toEqual([24, 312])
    const beyond = await games({ offset: 336 })
    expect([beyond.items.length, beyond.total]).toEqual([0, 312])
  })

  test('returns twelve games with the other spelling of keys', async () => {
    const all = await games({ limit: 250 })
    const rest = await games({ limit: 250, offset: 250 })
    const rows = [...all.items, ...rest.items]
    expect(rows).toHaveLength(312)
    expect(rows.every(({ gameID, providerID, providerName }) => gameID && providerID && providerName)).toBe(
      true
    )
  })

  test('LOB-03 filters by category, studio and type, also combined', async () => {
    expect((await games({ categoryID: '94', limit: 50 })).items).toHaveLength(50)
    expect((await games({ providerID: '16' })).total).toBe(49)
    expect((await games({ providerID: '24' })).total).toBe(0)
    expect((await games({ type: 'jackpot' })).items.every(({ jackpot }) => jackpot)).toBe(true)
    expect((await games({ type: 'new' })).total).toBe(24)
    expect((await games({ type: 'high-earnings' })).total).toBeGreaterThan(50)
    const both = await games({ providerID: '16', categoryID: '2' })
    expect(both.items.every(({ providerID }) => providerID === '16')).toBe(true)
    expect(both.total).toBeLessThan(49)
  })

  test('finds nothing for an unknown word or an invalid id', async () => {
    for (const input of [
      { type: 'roulette' },
      { type: 'x' },
      { categoryID: 'x' },
      { providerID: '1 or 1=1' }
    ])
      expect(await games(input)).toMatchObject({ items: [], total: 0 })
  })

  test('I18N-04 LOB-02 finds names regardless of case and diacritics', async () => {
    const expected = (await games({ searchGameName: 'Gümüşî' })).names
    expect(expected.length).toBeGreaterThan(3)
    for (const typed of ['gumusi', 'GÜMÜŞÎ', ' gümüşi '])
      expect((await games({ searchGameName: typed })).names).toEqual(expected)
    expect((await games({ searchGameName: 'KIRIK' })).names).toContain('Kırık Avlu')
    expect((await games({ searchGameName: 'ISKELE' })).names).toContain('Sabah İskele')
  })

  test('treats pattern characters as plain text', async () => {
    for (const typed of ['%%%', '___', '\\\\\\'])
      expect((await games({ searchGameName: typed })).total).toBe(0)
    expect((await games({ searchGameName: '<b>kalin' })).total).toBe(1)
  })

  test('finds the games with forced outcomes by one search term only', async () => {
    const found = await games({ searchGameName: 'deneme' })
    expect(found.items.map(({ gameID }) => Number(gameID))).toEqual([
      1901, 1902, 1903, 1904, 1905, 1910, 1911, 1912, 1913, 1914
    ])
    expect((await games({ providerID: '11' })).total).toBe(40)
  })

  test('has forced outcomes for three searches', async () => {
    expect((await games({ searchGameName: 'bos' })).total).toBe(0)
    await expect(games({ searchGameName: 'hata' })).rejects.toThrow('The search failed')
    expect((await games({ searchGameName: 'yavas' })).total).toBe(312)
    expect(seeded.pauses).toContain(4_000)
  })

  test('treats these searches like others outside the sandbox', async () => {
    const strict = { ...visitor, forced: undefined }
    for (const term of ['bos', 'hata', 'yavas']) {
      expect((await games({ searchGameName: term }, strict)).total).toBe(0)
    }
  })

  test('FAV-01 marks favourites and filters by them', async () => {
    const demo = await seeded.as('demo')
    const marked = await games({ favorites: true, limit: 100 }, demo)
    expect(marked.items.map(({ isFavorite }) => isFavorite)).toEqual(Array(6).fill(true))
    const first = await games({}, demo)
    expect(first.items.filter(({ isFavorite }) => isFavorite)).toHaveLength(4)
    expect((await games()).items.some(({ isFavorite }) => isFavorite)).toBe(false)
    expect((await games({ favorites: true }, await seeded.as('yeni'))).total).toBe(0)
    await expect(games({ favorites: true })).rejects.toMatchObject({ code: 403 })
  })

  test('FAV-01 marks for each of several players at once their own favourites', async () => {
    const players = [await seeded.as('demo'), await seeded.as('yeni'), await seeded.as('demo')]
    const pages = await Promise.all(players.map(player => games({ favorites: true, limit: 100 }, player)))
    expect(pages.map(({ total }) => total)).toEqual([6, 0, 6])
  })

  test('FAV-01 adds a favourite once, and removes it for its player and type alone', async () => {
    const [one, other] = [await seeded.as('ozel'), await seeded.as('yeni')]
    const { database } = one
    const favourite = { type: 'casino', id: '1001' } as const
    for (const player of [one, one, other]) await changeFavourite({ mode: 'insert', ...favourite }, player)
    const ofOther = eq(favourites.playerId, other.player!.id)
    await database
      .insert(favourites)
      .values({ playerId: other.player!.id, type: 'livecasino', itemId: '1001' })
    const listed = () =>
      Promise.all([one, other].map(({ player }) => listFavourites(database, player!.id, 'casino')))

    await changeFavourite({ mode: 'delete', ...favourite }, one)
    expect(await listed()).toEqual([[], [favourite]])
    await changeFavourite({ mode: 'delete', ...favourite }, other)
    expect(await listed()).toEqual([[], []])
    expect(await database.$count(favourites, ofOther)).toBe(1)
    await database.delete(favourites).where(ofOther)
  })

  test('FAV-01 lists at most the 1,000 newest favourites', async () => {
    const { player, database } = await seeded.as('ozel')
    const start = Date.UTC(2026, 0, 1)
    const rows = Array.from({ length: 1_001 }, (_, place) => ({
      playerId: player!.id,
      type: 'casino' as const,
      itemId: `${place}`,
      addedAt: new Date(start + place)
    }))
    await database.insert(favourites).values(rows)
    const listed = await listFavourites(database, player!.id, 'casino')
    await database.delete(favourites).where(eq(favourites.playerId, player!.id))

    expect([listed.length, listed[0]?.id, listed.at(-1)?.id]).toEqual([1_000, '1000', '1'])
  })
})

describe('casino.category_list and provider_list', () => {
  test('LOB-01 return all with the number of their games, in the language of the call', async () => {
    const turkish = await casinoHandlers.categoryList({ limit: 100, offset: 0 }, visitor)
    expect(turkish.total).toBe(13)
    expect(turkish.items[0]).toMatchObject({ CategoryID: 94, name: 'Hızlı Erişim', items: 50 })
    expect(turkish.items.at(-1)).toMatchObject({ CategoryID: 12, items: 0 })
    const english = await casinoHandlers.categoryList({ limit: 1, offset: 1 }, { ...visitor, lang: 'en' })
    expect(english).toMatchObject({ items: [{ name: 'New', items: 24 }], total: 13 })
    const studios = await casinoHandlers.providerList({ limit: 100, offset: 0 }, visitor)
    expect(studios.items.map(({ items }) => items)).toEqual([
      40, 36, 33, 30, 48, 49, 22, 18, 12, 10, 7, 5, 2, 0
    ])
  })
})

describe('init_game', () => {
  test('PLAY-02 returns the names of the game or table and of its provider', async () => {
    const demo = await seeded.as('demo')
    const [game] = (await games({ limit: 1 })).items
    expect(await casinoHandlers.initGame({ gameID: String(game?.gameID) }, demo)).toMatchObject({
      name: game?.name,
      provider: game?.providerName
    })
    const [table] = (await tables({ limit: 1, offset: 0 })).items
    expect(
      await livecasinoHandlers.initTable({ tableID: String(table?.tableID), isMobile: true }, demo)
    ).toMatchObject({ name: table?.name, provider: table?.providerName })
  })

  test.each([
    ['301', 'wheel', /Rulet/],
    ['302', 'blackjack', /Blackjack/],
    ['303', 'baccarat', /Bakara/],
    ['304', 'blackjack', /Yirmi Bir/],
    ['305', 'fortune', /Çark|Sandık|Kule/]
  ])(
    'LIVE-02 opens a table of category %s as the game of its name: %s',
    async (categoryID, machine, name) => {
      const [table] = (await tables({ categoryID })).items
      expect(table?.name).toMatch(name)
      const tableID = String(table?.tableID)

      const { url } = await livecasinoHandlers.initTable({ tableID, isMobile: true }, await seeded.as('demo'))

      expect(new URL(url).pathname).toBe(`/play/${machine}`)
    }
  )

  test('LOB-04 refuses the demo of a game without one', async () => {
    const game = (await games({ limit: 10 })).items.find(({ hasDemo }) => !hasDemo)
    const opening = casinoHandlers.initGame(
      { gameID: String(game?.gameID), gamingType: 'demo' },
      await seeded.as('demo')
    )
    await expect(opening).rejects.toThrow('This game has no demo')
  })

  test('PLAY-03 returns no address for one game and fails for another', async () => {
    const demo = await seeded.as('demo')
    expect(await casinoHandlers.initGame({ gameID: '1901' }, demo)).toEqual({})
    await expect(casinoHandlers.initGame({ gameID: '1902' }, demo)).rejects.toThrow('Internal Server Error')
    await expect(casinoHandlers.initGame({ gameID: 'x' }, demo)).rejects.toThrow('The game was not found')
  })
})

describe('LIVE-01 livecasino', () => {
  const all = { limit: 150, offset: 0 }

  test('returns four studios and 76 tables, whatever the filter', async () => {
    const demo = await seeded.as('demo')
    for (const context of [visitor, demo]) {
      const studios = await livecasinoHandlers.liveProviderList({ ...all, status: 2 }, context)
      expect(studios.items.map(({ providerID }) => providerID)).toEqual([61, 62, 63, 64])
      expect((await tables(all, context)).total).toBe(76)
      expect((await tables({ ...all, providerID: '65' }, context)).total).toBe(0)
    }
    const categories = await livecasinoHandlers.liveCategoryList(all, visitor)
    expect(categories.items.map(({ items }) => items)).toEqual([22, 28, 10, 10, 6, 14, 10, 5, 0])
  })

  test('returns all six studios and 84 tables for account class 20', async () => {
    const special = await seeded.as('ozel')
    const studios = await livecasinoHandlers.liveProviderList({ ...all, status: 2 }, special)
    expect(studios.items.map(({ items }) => items)).toEqual([28, 20, 16, 12, 8, 0])
    expect((await livecasinoHandlers.liveProviderList(all, special)).total).toBe(4)
    expect((await tables(all, special)).total).toBe(84)
    const categories = await livecasinoHandlers.liveCategoryList(all, special)
    expect(categories.items.map(({ items }) => items)).toEqual([24, 30, 12, 10, 8, 14, 10, 5, 0])
  })

  test('refuses as a favourite a table that the player does not see, like one that does not exist', async () => {
    const special = await seeded.as('ozel')
    const [hidden] = (await tables({ providerID: '65' }, special)).items
    const change = { mode: 'insert', type: 'livecasino', id: String(hidden?.tableID) } as const
    await expect(changeFavourite(change, await seeded.as('demo'))).rejects.toThrow('Kayıt bulunamadı')
    await expect(changeFavourite(change, special)).resolves.toBeUndefined()
  })

  test('LIVE-02 tables contain dealer, limits and seats', async () => {
    const { items } = await tables({ type: 'blackjack' })
    expect(items).toHaveLength(28)
    const [table] = items
    expect(table?.minBet).toBeGreaterThanOrEqual(500)
    expect(table?.maxBet).toBeGreaterThan(table?.minBet ?? 0)
    expect(items.some(({ dealer }) => dealer !== '')).toBe(true)
    expect((await tables({ searchGameName: 'KOSK' })).total).toBe(20)
  })
})
