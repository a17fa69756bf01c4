import { expect, test } from 'vitest'

import { shortId } from './short-id.ts'

test.each([
  ['a1b2c3d4-0000-4000-8000-00000000009f3c', 'a1b2…9f3c'],
  ['88VPPC1DQ2RT9XKA', '88VP…9XKA'],
  ['ABCDEFGH1234', 'ABCDEFGH1234'],
  ['🎲1234567890🎰', '🎲1234567890🎰'],
  ['', '']
])('HIST-01 shortens the id “%s” to “%s”', (id, short) => {
  expect(shortId(id)).toBe(short)
})
