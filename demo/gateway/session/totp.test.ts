import { expect, test } from 'vitest'

import { codeAt, decodeBase32, stepAt, stepOfCode } from './totp.ts'

/** "12345678901234567890" of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130']
])('LOGIN-03 the code at second %d is that of the standard', (seconds, code) => {
  expect(codeAt(SECRET, stepAt(seconds * 1_000))).toBe(code)
})

test('LOGIN-03 accepts the code of the current and the previous step only', () => {
  const now = 1_234_567_890_000
  const step = stepAt(now)
  expect(stepOfCode(SECRET, codeAt(SECRET, step), now)).toBe(step)
  expect(stepOfCode(SECRET, ` ${codeAt(SECRET, step - 1)} `, now)).toBe(step - 1)
  for (const other of [step - 2, step + 1])
    expect(stepOfCode(SECRET, codeAt(SECRET, other), now)).toBeUndefined()
  for (const wrong of ['', '0', '00592', '0059240', '００５９２４', 'x'.repeat(100)]) {
    expect(stepOfCode(SECRET, wrong, now)).toBeUndefined()
  }
})

test('a key is decoded with spaces, lower case and padding', () => {
  expect(decodeBase32('gezd gnbv====').toString()).toBe('12345')
  expect(() => decodeBase32('1')).toThrow()
})
