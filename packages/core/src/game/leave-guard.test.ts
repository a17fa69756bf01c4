import { expect, test } from 'vitest'

import { askToLeave, guardLeaving } from './index.ts'

test('the guard of a game stays when that of an earlier one is removed', () => {
  const removeFirst = guardLeaving(() => false)
  const removeSecond = guardLeaving(() => true)
  removeFirst()
  expect(askToLeave()).toBe(true)

  removeSecond()
  expect(askToLeave()).toBe(false)
})
