import { beforeEach, describe, expect, test } from 'vitest'

import {
  checkAccess,
  pathTo,
  playPath,
  readPlayVariant,
  redirects,
  routeOf,
  routes,
  safeReturnUrl,
  saveReturnUrl,
  takeReturnUrl
} from './index.ts'
import { storedPlayer, testEnvironment } from '../testing/index.ts'
import { hostileAddresses } from '../testing/hostile-addresses.ts'

let world = testEnvironment()

beforeEach(() => {
  world = testEnvironment()
})

describe('the route table', () => {
  test.each([
    ['/', 'home', 'public'],
    ['/about-us', 'about', 'public'],
    ['/promotions', 'promotions', 'public'],
    ['/tournaments', 'tournaments', 'public'],
    ['/slot', 'slot', 'public'],
    ['/slot/category/94', 'slotCategory', 'public'],
    ['/slot/type/3d', 'slotType', 'public'],
    ['/slot/provider/7', 'slotProvider', 'public'],
    ['/live', 'live', 'public'],
    ['/live/category/1', 'liveCategory', 'public'],
    ['/live/provider/7', 'liveProvider', 'public'],
    ['/live/type/roulette', 'liveType', 'public'],
    ['/login', 'login', 'public'],
    ['/forgot-password', 'forgotPassword', 'public'],
    ['/account_reset', 'accountReset', 'public'],
    ['/register', 'register', 'public'],
    ['/register-account-confirm', 'registerConfirm', 'public'],
    ['/profile', 'profile', 'player'],
    ['/favorites', 'favorites', 'player'],
    ['/notifications', 'notifications', 'player'],
    ['/play/slot/12', 'play', 'player'],
    ['/play/slot/12/demo', 'play', 'player'],
    ['/play/slot/12/demo/Provider', 'play', 'player'],
    ['/maintenance', 'siteUnderMaintenance', 'standalone'],
    ['/maintenance-control', 'maintenanceControl', 'standalone']
  ] as const)('NAV-01 %s is %s, for %s', (path, name, access) => {
    expect(routeOf(path)).toBe(name)
    expect(routeOf(`${path}?a=/b#c`)).toBe(name)
    expect(routes[name].access).toBe(access)
  })

  test('NAV-01 has no route beyond these, and two redirects', () => {
    expect(Object.keys(routes)).toHaveLength(23)
    expect(redirects).toEqual({ '/home': '/', '/me': '/profile' })
  })

  test.each([
    '',
    'slot',
    '//',
    '/Slot',
    '/slots',
    '/slot/category',
    '/slot/category/',
    '/slot/category/1/2',
    '/live/type',
    '/play',
    '/play/slot',
    '/play/slot/',
    '/play/slot/1/real/a/b',
    '/login/x',
    '/maintenance/x',
    '/account-reset',
    '/about-us.html',
    '/profile/../login',
    '/slot\n',
    '/%2e%2e'
  ])('NAV-01 %j is not found', path => {
    expect(routeOf(path)).toBeUndefined()
  })
})

describe('a path by its route name', () => {
  test('NAV-01 is the route’s pattern with its query, empty values left out', () => {
    expect(pathTo('login')).toBe('/login')
    expect(pathTo('profile', { tab: 'finance', id: 'a&b', from: '', to: undefined })).toBe(
      '/profile?tab=finance&id=a%26b'
    )
  })
})

describe('a play path', () => {
  test.each([
    [[], {}],
    [['real'], { gamingType: 'real' }],
    [['demo'], { gamingType: 'demo' }],
    [['tournament'], { gamingType: 'tournament' }],
    [['Provider'], { providerName: 'Provider' }],
    [['Demo'], { providerName: 'Demo' }],
    [['constructor'], { providerName: 'constructor' }],
    [['demo', 'Provider'], { gamingType: 'demo', providerName: 'Provider' }],
    [['other', 'Provider'], { providerName: 'Provider' }]
  ])('NAV-02 with %j says %j', (parts, variant) => {
    expect(readPlayVariant(...(parts as [string?, string?]))).toEqual(variant)
  })

  test('NAV-02 is written as it is read, whatever a provider is called', () => {
    const path = playPath('slot', 'a/b', { gamingType: 'demo', providerName: 'Ş & Co/?' })

    expect(path).toBe('/play/slot/a%2Fb/demo/%C5%9E%20%26%20Co%2F%3F')
    expect(routeOf(path)).toBe('play')
  })
})

describe('the way in', () => {
  const at = (session: 'guest' | 'player' | 'second-factor' | 'starting', isMaintenance = false) => ({
    session,
    isMaintenance
  })

  test('NAV-05 without a session the full path is kept and login shown', () => {
    expect(checkAccess('/favorites?a=1#b', at('guest'))).toEqual({ type: 'redirect', to: '/login' })
    expect(world.storage.get('returnUrl')).toBe('/favorites?a=1#b')
  })

  test('NAV-05 a stored auth is waited for', () => {
    expect(checkAccess('/favorites', at('starting'))).toEqual({ type: 'redirect', to: '/login' })
    world.storage.set('bnwUserAuth', storedPlayer().bnwUserAuth!)
    expect(checkAccess('/favorites', at('starting'))).toEqual({ type: 'wait' })
  })

  test('NAV-05 an open second factor is no session', () => {
    expect(checkAccess('/favorites', at('second-factor'))).toEqual({ type: 'redirect', to: '/login' })
  })

  test('NAV-05 a player enters, and public pages are for everybody', () => {
    expect(checkAccess('/favorites', at('player'))).toEqual({ type: 'show' })
    expect(checkAccess('/slot', at('guest'))).toEqual({ type: 'show' })
    expect(checkAccess('/nowhere', at('guest'))).toEqual({ type: 'show' })
  })

  test('NAV-01 /home and /me lead on, with their query', () => {
    expect(checkAccess('/home?a=1', at('guest'))).toEqual({ type: 'redirect', to: '/?a=1' })
    expect(checkAccess('/me', at('guest'))).toEqual({ type: 'redirect', to: '/profile' })
  })

  test('MAINT-03 every route but the two leads to maintenance', () => {
    for (const path of ['/', '/slot', '/profile', '/nowhere', '/login'])
      expect(checkAccess(path, at('player', true))).toEqual({ type: 'redirect', to: '/maintenance' })
    for (const path of ['/maintenance', '/maintenance-control'])
      expect(checkAccess(path, at('guest', true))).toEqual({ type: 'show' })
  })
})

describe('the return path', () => {
  test('NAV-05 is followed once', () => {
    saveReturnUrl('/slot/category/2?search=a')

    expect(takeReturnUrl()).toBe('/slot/category/2?search=a')
    expect(takeReturnUrl()).toBe('/')
    expect(world.storage.get('returnUrl')).toBeNull()
  })

  test.each(['/profile', '/profile?tab=deposit', '/slot?from=profile'])('NAV-05 %s leads home', path => {
    saveReturnUrl(path)

    expect(takeReturnUrl()).toBe('/')
  })

  test.each([
    '/login',
    '/login?x=1',
    '/maintenance',
    '/maintenance-control',
    '/nowhere',
    '/slot/..//evil.example'
  ])('NAV-05 %s is not kept', path => {
    saveReturnUrl(path)

    expect(world.storage.get('returnUrl')).toBeNull()
  })

  test.each(hostileAddresses(500))('NAV-05 %j is never followed', address => {
    world.storage.set('returnUrl', address)

    expect(safeReturnUrl(address)).toBeUndefined()
    expect(takeReturnUrl()).toBe('/')
  })
})
