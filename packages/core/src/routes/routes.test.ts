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

describe('route table', () => {
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

  test('NAV-01 has only these routes and two redirects', () => {
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

describe('pathTo()', () => {
  test('NAV-01 fills the route’s pattern and query and omits empty values', () => {
    expect(pathTo('login')).toBe('/login')
    expect(pathTo('profile', { tab: 'finance', id: 'a&b', from: '', to: undefined })).toBe(
      '/profile?tab=finance&id=a%26b'
    )
  })
})

describe('play path', () => {
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
  ])('NAV-02 with %j is parsed as %j', (parts, variant) => {
    expect(readPlayVariant(...(parts as [string?, string?]))).toEqual(variant)
  })

  test('NAV-02 is formatted as it is parsed, for each provider name', () => {
    const path = playPath('slot', 'a/b', { gamingType: 'demo', providerName: 'Ş & Co/?' })

    expect(path).toBe('/play/slot/a%2Fb/demo/%C5%9E%20%26%20Co%2F%3F')
    expect(routeOf(path)).toBe('play')
    expect(playPath('slot', '1', { providerName: 'Kum\ud83c' })).toBe('/play/slot/1/Kum%EF%BF%BD')
  })
})

describe('route access', () => {
  const at = (session: 'guest' | 'player' | 'second-factor' | 'starting', isMaintenance = false) => ({
    session,
    isMaintenance
  })

  test('NAV-05 without a session stores the full path and shows login', () => {
    expect(checkAccess('/favorites?a=1#b', at('guest'))).toEqual({ type: 'redirect', to: '/login' })
    expect(world.storage.get('returnUrl')).toBe('/favorites?a=1#b')
  })

  test('NAV-05 waits while a stored auth is checked', () => {
    expect(checkAccess('/favorites', at('starting'))).toEqual({ type: 'redirect', to: '/login' })
    world.storage.set('bnwUserAuth', storedPlayer().bnwUserAuth!)
    expect(checkAccess('/favorites', at('starting'))).toEqual({ type: 'wait' })
  })

  test('NAV-05 an open second factor is not a session', () => {
    expect(checkAccess('/favorites', at('second-factor'))).toEqual({ type: 'redirect', to: '/login' })
  })

  test('NAV-05 a player may enter, and public pages are open to all', () => {
    expect(checkAccess('/favorites', at('player'))).toEqual({ type: 'show' })
    expect(checkAccess('/slot', at('guest'))).toEqual({ type: 'show' })
    expect(checkAccess('/nowhere', at('guest'))).toEqual({ type: 'show' })
  })

  test('NAV-01 /home and /me redirect with their query', () => {
    expect(checkAccess('/home?a=1', at('guest'))).toEqual({ type: 'redirect', to: '/?a=1' })
    expect(checkAccess('/me', at('guest'))).toEqual({ type: 'redirect', to: '/profile' })
  })

  test('MAINT-03 all routes except two redirect to maintenance', () => {
    for (const path of ['/', '/slot', '/profile', '/nowhere', '/login'])
      expect(checkAccess(path, at('player', true))).toEqual({ type: 'redirect', to: '/maintenance' })
    for (const path of ['/maintenance', '/maintenance-control'])
      expect(checkAccess(path, at('guest', true))).toEqual({ type: 'show' })
  })
})

describe('return path', () => {
  test('NAV-05 is used once', () => {
    saveReturnUrl('/slot/category/2?search=a')

    expect(takeReturnUrl()).toBe('/slot/category/2?search=a')
    expect(takeReturnUrl()).toBe('/')
    expect(world.storage.get('returnUrl')).toBeNull()
  })

  test.each(['/profile', '/profile?tab=deposit', '/slot?from=profile'])('NAV-05 %s returns home', path => {
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
  ])('NAV-05 %s is not stored', path => {
    saveReturnUrl(path)

    expect(world.storage.get('returnUrl')).toBeNull()
  })

  test.each(hostileAddresses(500))('NAV-05 %j is never used', address => {
    world.storage.set('returnUrl', address)

    expect(safeReturnUrl(address)).toBeUndefined()
    expect(takeReturnUrl()).toBe('/')
  })
})
