import { afterEach, expect, test, vi } from 'vitest'

import { claimPage, pageOwner } from '../kit/page-owner.ts'
import * as sanitiser from './sanitise.ts'

afterEach(() => vi.unstubAllGlobals())

/** All objects that a script reaches from here by property names and symbols. */
function reachable(from: unknown, found = new Set<unknown>()): Set<unknown> {
  if (!(typeof from === 'object' || typeof from === 'function') || from === null || found.has(from))
    return found
  found.add(from)
  for (const key of Reflect.ownKeys(from)) {
    const value: unknown = Reflect.getOwnPropertyDescriptor(from, key)?.value
    reachable(value, found)
  }
  return found
}

test('SEC-01 scripts of the page reach the Trusted Types policy by no global and no export', () => {
  const policies: object[] = []
  const createPolicy = (_name: string, rules: object) => {
    const policy = { ...rules }
    policies.push(policy)
    return policy
  }
  vi.stubGlobal('trustedTypes', { createPolicy })
  const before = new Set(Reflect.ownKeys(globalThis))
  claimPage(['bnw-login'], undefined, 'https://site.example/widgets/bnw.js')
  sanitiser.sanitise('<b>x</b>')
  sanitiser.sanitise('<b>y</b>')
  expect(policies).toHaveLength(1)
  const added = Reflect.ownKeys(globalThis).filter(key => !before.has(key))
  const globals = added.map(key => Reflect.get(globalThis, key) as unknown)
  // The exports of a module may be getters, so their values are read here.
  const objects = reachable([globals, Object.values(sanitiser)])
  expect(objects.has(pageOwner())).toBe(true)
  expect(objects.has(policies[0])).toBe(false)
})
