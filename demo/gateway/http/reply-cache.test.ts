import { expect, test } from 'vitest'

import { succeeded, type Request } from './envelope.ts'
import { createReplyCache } from './reply-cache.ts'

const VISITOR: Request = { name: 'casino.games_list', data: { limit: 2 }, lang: 'tr', user: undefined }
const PLAYER: Request = { ...VISITOR, user: { sid: 'sealed', uid: 'sealed' } }

const frozen = succeeded({ items: Object.freeze([{ name: 'Fener' }]), total: 1 }, VISITOR.data)
const changing = succeeded({ items: [{ name: 'Fener' }], total: 1 }, VISITOR.data)

test('a visitor gets the reply that another got for the same data', () => {
  const cache = createReplyCache()
  const json = cache.write(VISITOR, frozen)

  expect(JSON.parse(String(json))).toEqual(frozen)
  expect(cache.find({ ...VISITOR, data: { limit: 2 } })).toBe(json)
  expect(cache.find({ ...VISITOR, data: { limit: 3 } })).toBeUndefined()
  expect(cache.find({ ...VISITOR, name: 'casino.category_list' })).toBeUndefined()
})

test('FAV-01 a player never gets the reply to a visitor, and no visitor that to a player', () => {
  const cache = createReplyCache()
  cache.write(PLAYER, frozen)
  expect(cache.find(VISITOR)).toBeUndefined()

  cache.write(VISITOR, frozen)
  expect(cache.find(PLAYER)).toBeUndefined()
})

test('a list that may change, and the reply to a long request, are written each time', () => {
  const cache = createReplyCache()
  const long = { ...VISITOR, data: { searchGameName: 'a'.repeat(300) } }
  cache.write(VISITOR, changing)
  cache.write(long, frozen)

  expect(cache.find(VISITOR)).toBeUndefined()
  expect(cache.find(long)).toBeUndefined()
})

test('the oldest reply makes room', () => {
  const cache = createReplyCache()
  const at = (offset: number) => ({ ...VISITOR, data: { offset } })
  for (let offset = 0; offset <= 1_000; offset++) cache.write(at(offset), frozen)

  expect(cache.find(at(0))).toBeUndefined()
  expect(cache.find(at(1))).toBeDefined()
  expect(cache.find(at(1_000))).toBeDefined()
})
