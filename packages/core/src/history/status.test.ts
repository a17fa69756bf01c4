import { expect, test } from 'vitest'

import { isSettled, STATUS } from './status.ts'

test.each([
  [STATUS.new, false],
  [STATUS.approved, true],
  [STATUS.cancelled, true],
  [1004, false],
  [undefined, false]
])('status %s is settled: %s', (status, expected) => {
  expect(isSettled(status)).toBe(expected)
})
