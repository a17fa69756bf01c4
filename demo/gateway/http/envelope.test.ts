import { expect, test } from 'vitest'

import { succeeded, textOf } from './envelope.ts'

const PAGE = { limit: 2, offset: 0 }

test.each([
  ['a page that may change', [{ name: 'Fener' }]],
  ['a frozen page', Object.freeze([{ name: 'Fener' }])]
])('the text of %s is its JSON, also the second time', (_name, items) => {
  const reply = succeeded({ items, total: 1 }, PAGE)

  for (const text of [textOf(reply), textOf(reply)]) expect(JSON.parse(text)).toEqual(reply)
})
