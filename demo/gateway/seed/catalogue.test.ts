import { isIban } from '@bnw/core/rules'
import { describe, expect, test } from 'vitest'

import { BANKS, OWN_ACCOUNTS } from './banks.ts'
import { LIVE_CATEGORIES, SLOT_CATEGORIES } from './categories.ts'
import { FORCED_GAMES, makeGames } from './games.ts'
import { makeIban } from './iban.ts'
import { METHOD_GROUPS, METHODS } from './methods.ts'
import { gameName } from './names.ts'
import { LIVE_STUDIOS, SLOT_STUDIOS } from './studios.ts'
import { makeTables } from './tables.ts'
import { VIRTUAL_GAMES } from './virtual-games.ts'

const games = makeGames()
const tables = makeTables()

describe('BOX-01 the slots', () => {
  test('are 312 with unique names', () => {
    expect(games).toHaveLength(312)
    expect(new Set(games.map(({ name }) => name)).size).toBe(312)
    expect(new Set(Array.from({ length: 312 }, (_, index) => gameName(index))).size).toBe(312)
  })

  test('start with the names of the design', () => {
    const first = games.slice(0, 13).map(({ name }) => name)
    expect(first.join(' · ')).toBe(
      'Bakır Fener · Gizli Bilye · Sabah İskele · Gece Cezve · Rüzgârlı Sarnıç · Sessiz Köprü · Yağmurlu Vapur · ' +
        'Kırık Avlu · Son Kandil · Copper Lantern · Amber Cistern · Hidden Envelope · Seventh Compass'
    )
  })

  test('are spread over studios and categories in exact numbers', () => {
    for (const { id, items } of SLOT_STUDIOS)
      expect([id, games.filter(game => game.providerId === id).length]).toEqual([id, items])
    for (const { id, items } of SLOT_CATEGORIES)
      expect([id, games.filter(game => game.categories.includes(id)).length]).toEqual([id, items])
  })

  test('have a badge in one of nine cases', () => {
    expect(games.filter(({ isNew, hasJackpot }) => isNew || hasJackpot)).toHaveLength(35)
  })

  test('contain invalid data on purpose', () => {
    expect(games.filter(({ image }) => image === null)).toHaveLength(3)
    expect(games.filter(({ hasVariantKeys }) => hasVariantKeys)).toHaveLength(12)
    expect(games.filter(({ name }) => [...name].length === 64)).toHaveLength(1)
    expect(games.filter(({ name }) => name.includes('<b>') && name.includes('&'))).toHaveLength(1)
  })

  test('LOB-05 can be 20,000 with unique ids and names', () => {
    const many = [...makeGames(20_000), ...FORCED_GAMES]
    expect(new Set(many.map(({ id }) => id)).size).toBe(20_010)
    expect(new Set(many.map(({ name }) => name)).size).toBe(20_010)
  })
})

describe('BOX-01 the live tables', () => {
  test('are 84 with unique names', () => {
    expect(tables).toHaveLength(84)
    expect(new Set(tables.map(({ name }) => name)).size).toBe(84)
  })

  test('are spread over studios and categories in exact numbers', () => {
    for (const { id, items } of LIVE_STUDIOS)
      expect([id, tables.filter(table => table.providerId === id).length]).toEqual([id, items])
    for (const { id, items } of LIVE_CATEGORIES)
      expect([id, tables.filter(table => table.categories.includes(id)).length]).toEqual([id, items])
  })

  test('of the restricted studio are two each in four categories', () => {
    const few = tables.filter(({ providerId }) => providerId === 65)
    const byCategory = [301, 302, 303, 305].map(
      id => few.filter(table => table.categories.includes(id)).length
    )
    expect(byCategory).toEqual([2, 2, 2, 2])
    expect(few.every(({ categories }) => categories.length === 1)).toBe(true)
  })
})

describe('BOX-01 the cashier', () => {
  test('has 12 banks and 2 bank accounts with valid IBANs', () => {
    const ibans = [...BANKS.map(({ houseIban }) => houseIban), ...OWN_ACCOUNTS.map(({ iban }) => iban)]
    expect(ibans).toHaveLength(14)
    expect(new Set(ibans).size).toBe(14)
    expect(ibans.every(isIban)).toBe(true)
  })

  test('validates the check digits of IBANs', () => {
    expect(makeIban('99991', '1')).toBe('TR439999100000000000000001')
    expect(makeIban('99992', '12345678901')).toBe('TR299999200000012345678901')
    expect(isIban('TR449999100000000000000001')).toBe(false)
  })

  test('has 6 single deposit methods, 3 groups of 3, 2 and 4, and 6 withdrawal methods', () => {
    const deposits = METHODS.filter(({ direction }) => direction === 1)
    expect(deposits.filter(({ groupId }) => groupId === null)).toHaveLength(6)
    const sizes = METHOD_GROUPS.map(({ id }) => deposits.filter(({ groupId }) => groupId === id).length)
    expect(sizes).toEqual([3, 2, 4])
    expect(METHODS.filter(({ direction }) => direction === 2)).toHaveLength(6)
    expect(METHODS.filter(({ isFavourite }) => isFavourite)).toHaveLength(2)
    expect(METHODS.filter(({ isHighlighted }) => isHighlighted)).toHaveLength(3)
  })

  test('lists fixed amounts within the range of their method', () => {
    for (const { amounts, min, max } of METHODS)
      expect(amounts.every(amount => amount >= min && amount <= max)).toBe(true)
  })
})

test('BOX-01 there are ten virtual games, one for each entry of the menu and 808', () => {
  expect(VIRTUAL_GAMES.map(({ id }) => id)).toEqual([801, 802, 803, 804, 805, 806, 807, 808, 810, 811])
})
