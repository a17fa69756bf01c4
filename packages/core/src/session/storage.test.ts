import { describe, expect, test } from 'vitest'

import { getUserProfile, initAuth, login, logout } from '../contract/user.ts'
import type { KeyValue } from '../environment.ts'
import { startCore } from '../index.ts'
import { $language } from '../lib/index.ts'
import { loadText, saveText } from '../lib/storage.ts'
import { $maintenance } from '../maintenance/index.ts'
import { $sessionStatus, logIn, logOut } from './index.ts'
import { hasRecentActivity } from './storage.ts'
import { $theme } from '../theme/index.ts'
import { NOW, profile, sessionFacts, storedPlayer, testEnvironment } from '../testing/index.ts'

const fresh = storedPlayer('ayse', NOW + 10_000)
const stale = storedPlayer('ayse')

let world = testEnvironment()

/** Invalid storage contents. */
const SPOILT: [string, Record<string, string>][] = [
  ['an incomplete session', { ...fresh, bnwUserSession: '{"uid":"a","sid"', expirationDate: '' }],
  ['a session of numbers', { ...fresh, bnwUserAuth: '{"uid":1,"sid":2,"uip":3}' }],
  ['an empty session', { ...fresh, bnwUserAuth: '{"uid":"","sid":"","uip":""}' }],
  ['a session of null', { ...fresh, bnwUserAuth: 'null' }],
  ['a session of a list', { ...fresh, bnwUserAuth: '[]' }],
  [
    'a session of megabytes',
    { ...fresh, bnwUserAuth: JSON.stringify({ sid: 'x'.repeat(3_000_000), uid: 'u', uip: '' }) }
  ],
  [
    'a session with an unknown field',
    { ...fresh, bnwUserAuth: '{"uid":"u","sid":"s","uip":"","role":"admin"}' }
  ],
  ['a session with a prototype', { ...fresh, bnwUserAuth: '{"__proto__":{"uid":"u","sid":"s","uip":""}}' }],
  ['no auth', { ...fresh, bnwUserAuth: '' }]
]

describe('invalid stored values', () => {
  test.each(SPOILT.slice(1))('SESS-09 %s counts as logged out', async (_name, stored) => {
    world = testEnvironment({ stored })

    await startCore()

    expect($sessionStatus.get()).toBe('guest')
    expect(world.storage.get('bnwUserAuth')).toBeNull()
  })

  test('SESS-09 a value over 16 kB counts as missing and is removed', async () => {
    const longest = 'x'.repeat(16_384)
    world = testEnvironment({ stored: { returnUrl: longest, ridValue: `${longest}x` } })

    expect([loadText('returnUrl'), loadText('ridValue')]).toEqual([longest, undefined])
    expect(world.storage.keys()).toEqual(['returnUrl'])
  })

  test('SESS-09 a profile over 16 kB is loaded again', async () => {
    const profile = { firstname: 'x'.repeat(17_000), lastname: '', username: 'ayse', uid: '' }
    world = testEnvironment({ stored: { ...fresh, bnwUserProfile: JSON.stringify(profile) } })
    world.gateway.expects(getUserProfile).answers({})

    await startCore()

    expect(world.storage.get('bnwUserProfile') ?? '').not.toContain('xxx')
    await expect.poll(() => world.gateway.count(getUserProfile)).toBe(1)
  })

  test('SESS-09 an incomplete session with a complete auth is refreshed', async () => {
    world = testEnvironment({ stored: SPOILT[0]![1] })
    world.gateway.expects(initAuth).answers(sessionFacts())
    world.gateway.expects(getUserProfile).answers(profile())

    await startCore()

    expect($sessionStatus.get()).toBe('player')
  })

  test('SESS-09 invalid flags and settings are ignored', async () => {
    const stored = {
      bnwUserLang: 'xx',
      bnwUserMode: '<b>',
      siteUnderMaintenance: '1',
      showBalance: 'NaN',
      ridValue: '{}'
    }
    world = testEnvironment({ stored })

    await startCore()

    expect([$language.get(), $theme.get(), $maintenance.get()]).toEqual(['tr', 'dark', false])
  })
})

/** Storage that does not work as specified. */
const FAULTY: [string, () => KeyValue][] = [
  ['ignores writes', () => ({ ...nothing, set: () => undefined })],
  [
    'is full',
    () => ({ ...nothing, set: () => undefined, get: key => (key === 'bnwUserLang' ? 'en' : null) })
  ],
  ['does not remove keys', () => keeping(stale)],
  ['returns the same text for each key', () => ({ ...nothing, get: () => '{"uid":"x"}' })],
  [
    'lists keys that it does not contain',
    () => ({ ...nothing, keys: () => ['bnw:player', '', '__proto__', 'constructor'] })
  ]
]

const nothing: KeyValue = {
  get: () => null,
  set: () => undefined,
  remove: () => undefined,
  keys: () => [],
  onChange: () => () => undefined
}

function keeping(kept: Record<string, string>): KeyValue {
  return { ...nothing, get: key => kept[key] ?? null, keys: () => Object.keys(kept) }
}

test.each([
  ['five minutes ago', -300_000, false],
  ['a moment before', -299_999, true],
  ['in five minutes, which a clock that was ahead has stored', 300_000, false]
])('SESS-06 activity %s: %i ms from now, recent %s', (_when, since, isRecent) => {
  testEnvironment()
  saveText('userActivityStartTime', String(NOW + since))

  expect(hasRecentActivity()).toBe(isRecent)
})

describe('unreliable storage', () => {
  test.each(FAULTY)('SESS-09 a storage that %s allows login and logout', async (name, create) => {
    world = testEnvironment({ environment: { storage: create() } })
    world.gateway.expects(login).answers(sessionFacts())
    world.gateway.expects(getUserProfile).answers(profile())
    world.gateway.expects(logout).answers()
    if (name === 'does not remove keys') world.gateway.expects(initAuth).refuses('Oturum süresi doldu', 401)

    await startCore()
    expect($sessionStatus.get()).toBe('guest')
    await logIn({ username: 'ayse', password: 'x' })
    expect($sessionStatus.get()).toBe('player')
    await logOut()

    expect($sessionStatus.get()).toBe('guest')
  })
})
