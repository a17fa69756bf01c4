// @ts-check
import { expect, test } from 'vitest'

import { describeFailure } from './describe-failure.js'

test('a failed test is listed with the start of its message, without the stack', () => {
  const message = 'Not true within 20000 ms: it says "Onaylandı"\n    at waitUntil (fixture.ts:152:44)'

  expect(describeFailure('cashier.test.js is shown', message)).toBe(
    'cashier.test.js is shown\n       Not true within 20000 ms: it says "Onaylandı"'
  )
  expect(describeFailure('cashier.test.js', undefined)).toBe('cashier.test.js')
  expect(describeFailure('a', '1\n2\n3\n4\n5').split('\n')).toHaveLength(5)
})
