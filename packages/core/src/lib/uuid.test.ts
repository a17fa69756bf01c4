import { expect, test, vi } from 'vitest'

import { RequestId } from '../contract/shapes.ts'
import { randomUuid } from './uuid.ts'

test('H7 a random UUID is one of version 4, also on a page without TLS, and never comes twice', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const all = Array.from({ length: 1_000 }, randomUuid)
  vi.unstubAllGlobals()

  expect(new Set(all).size).toBe(1_000)
  for (const id of all) {
    expect(RequestId.is(id)).toBe(true)
    expect(id).toMatch(/^.{8}-.{4}-4.{3}-[89ab]/)
  }
})
