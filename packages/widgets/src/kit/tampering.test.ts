import { expect, test } from 'vitest'

import { isTampered } from './tampering.ts'

// Props that views may leave out, so that they would read those of a page.
test.each(['href', 'src', 'checked', 'onClick'])('EMB-04 H3 notices %s on every object', name => {
  Object.defineProperty(Object.prototype, name, { value: 'hostile', configurable: true })
  const noticed = isTampered()
  Reflect.deleteProperty(Object.prototype, name)

  expect(noticed).toBe(true)
  expect(isTampered()).toBe(false)
})
