import { expect, test } from 'vitest'

import { limitMarks } from './limit-marks.ts'

test.each([
  ['accents', '\u0301'],
  ['accents of two classes', '\u0323\u0301'],
  ['accents with a mark of direction', '\u0301\u202a'],
  ['accents with a joiner', '\u0301\u200c'],
  ['skin colours', '\u{1f3fb}']
])('a run of %s has at most 30 characters', (_what, mark) => {
  const text = limitMarks(`a${mark.repeat(50_000)}b${mark.repeat(50_000)}`)
  const [, first, second] = /^a([^ab]+)b([^ab]+)$/u.exec(text) ?? []
  expect([first?.length, second?.length]).toEqual([30, 30])
})

test.each(['Çağrı İşlem', 'Phở Hà Nội'.normalize('NFD'), 'ค่ำน้ำ', '👩🏽‍🚀🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'שָׁלוֹם', 'a'.repeat(100_000)])(
  '%s is left as it is',
  text => expect(limitMarks(text)).toBe(text)
)
