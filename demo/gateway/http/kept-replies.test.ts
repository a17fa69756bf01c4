import { expect, test } from 'vitest'

import { succeeded, type Request } from './envelope.ts'
import { createKeptReplies } from './kept-replies.ts'

const VISITOR: Request = { name: 'casino.games_list', data: { limit: 2 }, lang: 'tr', user: undefined }
const PLAYER: Request = { ...VISITOR, user: { sid: 'sealed', uid: 'sealed' } }

const frozen = succeeded({ items: Object.freeze([{ name: 'Fener' }]), total: 1 }, VISITOR.data)
const changing = succeeded({ items: [{ name: 'Fener' }], total: 1 }, VISITOR.data)

test('a visitor gets the reply that another got for the same data', () => {
  const kept = createKeptReplies()
  const json = kept.write(VISITOR, frozen)

  expect(JSON.parse(String(json))).toEqual(frozen)
  expect(kept.find({ ...VISITOR, data: { limit: 2 } })).toBe(json)
  expect(kept.find({ ...VISITOR, data: { limit: 3 } })).toBeUndefined()
  expect(kept.find({ ...VISITOR, name: 'casino.category_list' })).toBeUndefined()
})

test('FAV-01 a player never gets the reply to a visitor, and no visitor that to a player', () => {
  const kept = createKeptReplies()
  kept.write(PLAYER, frozen)
  expect(kept.find(VISITOR)).toBeUndefined()

  kept.write(VISITOR, frozen)
  expect(kept.find(PLAYER)).toBeUndefined()
})

test('a list that may change, and the reply to a long request, are written each time', () => {
  const kept = createKeptReplies()
  const long = { ...VISITOR, data: { searchGameName: 'a'.repeat(300) } }
  kept.write(VISITOR, changing)
  kept.write(long, frozen)

  expect(kept.find(VISITOR)).toBeUndefined()
  expect(kept.find(long)).toBeUndefined()
})

test('the oldest reply makes room', () => {
  const kept = createKeptReplies()
  const at = (offset: number) => ({ ...VISITOR, data: { offset } })
  for (let offset = 0; offset <= 1_000; offset++) kept.write(at(offset), frozen)

  expect(kept.find(at(0))).toBeUndefined()
  expect(kept.find(at(1))).toBeDefined()
  expect(kept.find(at(1_000))).toBeDefined()
})
