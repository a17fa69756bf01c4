import { afterEach, describe, expect, test } from 'vitest'

import { getUserProfile, initAuth, login, logout } from '../contract/user.ts'
import type { KeyValue } from '../environment.ts'
import { startCore } from '../index.ts'
import { $language } from '../lib/index.ts'
import { $maintenance } from '../maintenance/index.ts'
import { $sessionStatus, logIn, logOut } from './index.ts'
import { $theme } from '../theme/index.ts'
import { profile, sessionFacts, storedPlayer, testEnvironment } from '../testing/index.ts'

const NOW = Date.UTC(2025, 2, 1, 9)
const fresh = storedPlayer('ayse', NOW + 10_000)
const stale = storedPlayer('ayse')

let world = testEnvironment()

afterEach(() => world.gateway.verify())

/** What is there, and does not mean anything to us. */
const SPOILT: [string, Record<string, string>][] = [
  ['half a session', { ...fresh, bnwUserSession: '{"uid":"a","sid"', expirationDate: '' }],
  ['a session of numbers', { ...fresh, bnwUserAuth: '{"uid":1,"sid":2,"uip":3}' }],
  ['an empty session', { ...fresh, bnwUserAuth: '{"uid":"","sid":"","uip":""}' }],
  ['a session of null', { ...fresh, bnwUserAuth: 'null' }],
  ['a session of a list', { ...fresh, bnwUserAuth: '[]' }],
  [
    'a session of megabytes',
    { ...fresh, bnwUserAuth: JSON.stringify({ sid: 'x'.repeat(3_000_000), uid: 'u', uip: '' }) }
  ],
  ['a session with more in it', { ...fresh, bnwUserAuth: '{"uid":"u","sid":"s","uip":"","role":"admin"}' }],
  ['a session with a prototype', { ...fresh, bnwUserAuth: '{"__proto__":{"uid":"u","sid":"s","uip":""}}' }],
  ['no auth', { ...fresh, bnwUserAuth: '' }]
]

describe('spoilt storage', () => {
  test.each(SPOILT.slice(1))('SESS-09 %s behaves as logged out', async (_name, stored) => {
    world = testEnvironment({ stored })

    await startCore()

    expect($sessionStatus.get()).toBe('guest')
    expect(world.storage.get('bnwUserAuth')).toBeNull()
  })

  test('SESS-09 half a session with a whole auth is refreshed', async () => {
    world = testEnvironment({ stored: SPOILT[0]![1] })
    world.gateway.expects(initAuth).answers(sessionFacts())
    world.gateway.expects(getUserProfile).answers(profile())

    await startCore()

    expect($sessionStatus.get()).toBe('player')
  })

  test('SESS-09 flags and choices that are none are passed over', async () => {
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

/** Storage that answers, but does not do what it is told. */
const FAULTY: [string, () => KeyValue][] = [
  ['forgets every write', () => ({ ...nothing, set: () => undefined })],
  [
    'is full',
    () => ({ ...nothing, set: () => undefined, get: key => (key === 'bnwUserLang' ? 'en' : null) })
  ],
  ['keeps what it should drop', () => keeping(stale)],
  ['gives the same text for every key', () => ({ ...nothing, get: () => '{"uid":"x"}' })],
  [
    'names keys that it does not have',
    () => ({ ...nothing, keys: () => ['bnw:player', '', '__proto__', 'constructor'] })
  ]
]

const nothing: KeyValue = {
  get: () => null,
  set: () => undefined,
  remove: () => undefined,
  keys: () => [],
  onChange: () => undefined
}

function keeping(kept: Record<string, string>): KeyValue {
  return { ...nothing, get: key => kept[key] ?? null, keys: () => Object.keys(kept) }
}

describe('faulty storage', () => {
  test.each(FAULTY)('SESS-09 one that %s lets the player in and out again', async (_name, create) => {
    world = testEnvironment({ environment: { storage: create() } })
    world.gateway.expects(login).answers(sessionFacts())
    world.gateway.expects(getUserProfile).answers(profile())
    world.gateway.expects(logout).answers()
    if (_name === 'keeps what it should drop')
      world.gateway.expects(initAuth).refuses('Oturum süresi doldu', 401)

    await startCore()
    expect($sessionStatus.get()).toBe('guest')
    await logIn({ username: 'ayse', password: 'x' })
    expect($sessionStatus.get()).toBe('player')
    await logOut()

    expect($sessionStatus.get()).toBe('guest')
  })
})
