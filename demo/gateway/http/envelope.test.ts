import { expect, test } from 'vitest'

import { readEnvelope, succeeded, textOf } from './envelope.ts'

const PAGE = { limit: 2, offset: 0 }

test.each([
  ['a page that may change', [{ name: 'Fener' }]],
  ['a frozen page', Object.freeze([{ name: 'Fener' }])]
])('the text of %s is its JSON, also the second time', (_name, items) => {
  const reply = succeeded({ items, total: 1 }, PAGE)

  for (const text of [textOf(reply), textOf(reply)]) expect(JSON.parse(text)).toEqual(reply)
})

const api = { class: 'casino', method: 'games_list' }

test('an envelope is read without unknown keys', () => {
  const user = { sid: 'sealed', uid: 'sealed', uip: '{ip}', other: 1 }
  expect(readEnvelope({ api, data: { Lang: 'en', limit: 2 }, user, other: 1 })).toEqual({
    name: 'casino.games_list',
    data: { Lang: 'en', limit: 2 },
    lang: 'en',
    user: { sid: 'sealed', uid: 'sealed', uip: '{ip}' }
  })
})

/** Objects in each other. */
function nested(depth: number): object {
  return depth === 0 ? {} : { inner: nested(depth - 1) }
}

test.each([
  ['nothing', undefined],
  ['a list', [api]],
  ['no name', { api: { class: 'casino' }, data: {} }],
  ['an empty name', { api: { ...api, method: '' }, data: {} }],
  ['a long name', { api: { ...api, method: 'a'.repeat(65) }, data: {} }],
  ['no data', { api }],
  ['a list of data', { api, data: [] }],
  ['no user', { api, data: {}, user: null }],
  ['a number as the session', { api, data: {}, user: { sid: 1 } }],
  ['a long session', { api, data: {}, user: { sid: 'a'.repeat(1_025) } }],
  ['a null character', { api, data: { a: ['\0'] } }],
  ['a null character in a key', { api, data: { 'a\0': 1 } }],
  ['deep nesting', { api, data: nested(40) }]
])('an envelope with %s is refused', (_name, body) => {
  expect(() => readEnvelope(body)).toThrow(RangeError)
})
