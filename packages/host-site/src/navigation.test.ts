import { startCore } from '@bnw/core'
import { loadBalance } from '@bnw/core/balance'
import { finance, maintenance, user } from '@bnw/core/contract'
import { guardLeaving } from '@bnw/core/game'
import { checkMaintenanceStatus, STATUS_INTERVAL_MS } from '@bnw/core/maintenance'
import { changePassword } from '@bnw/core/profile'
import { $sessionStatus, logIn, logOut } from '@bnw/core/session'
import { sessionFacts, storedPlayer, testEnvironment } from '@bnw/core/testing'
import { $toasts } from '@bnw/core/toasts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import {
  $isDepositing,
  $screen,
  $visit,
  followIntent,
  hasNavigated,
  navigate,
  startNavigation
} from './navigation.ts'
import { $router, currentPath } from './router.ts'

const EXPIRED = 'Oturum süresi doldu'
const UNAUTHORISED = 'Bu işlem için yetkiniz yok'

let world = testEnvironment()
const scrollTo = vi.fn()
const loadPage = vi.spyOn(location, 'replace').mockImplementation(() => undefined)

beforeAll(() => {
  vi.stubGlobal('scrollTo', scrollTo)
  startNavigation()
})

afterAll(() => vi.unstubAllGlobals())

beforeEach(() => begin('/'))

/** Loads the site at a path; a player is signed in where `stored` has a session. */
async function begin(path: string, stored: Record<string, string> = {}): Promise<void> {
  world = testEnvironment({ stored })
  await startCore()
  navigate(path)
  scrollTo.mockClear()
}

function beginAsPlayer(path: string): Promise<void> {
  return begin(path, storedPlayer('ayse', Date.UTC(2025, 2, 1, 9) + 10_000))
}

/** The gateway refuses the next call of the page for this reason. */
async function loseSession(message: string): Promise<void> {
  world.gateway.expects(finance.checkBalance).refuses(message, 401)
  if (message === EXPIRED) world.gateway.expects(user.initAuth).refuses(EXPIRED, 401)
  world.gateway.expects(user.logout).answers()
  await loadBalance()
  await expect.poll(() => $sessionStatus.get()).toBe('guest')
}

describe('the end of a session', () => {
  test.each(['/slot', '/live/category/301', '/favorites', '/profile?tab=bets'])(
    'NAV-06 SESS-07 a logout on %s navigates home and stores no return path',
    async path => {
      await beginAsPlayer(path)
      expect(currentPath()).toBe(path)
      world.gateway.expects(user.logout).answers()

      await logOut()

      expect(currentPath()).toBe('/')
      expect(world.storage.get('returnUrl')).toBeNull()
    }
  )

  test.each([
    ['/slot', EXPIRED],
    ['/slot', UNAUTHORISED],
    ['/slot?search=ay', 'İnaktif hesap'],
    ['/favorites', 'İnaktif hesap']
  ])('SESS-07 a forced logout on %s navigates home and stores the return path: %s', async (path, message) => {
    await beginAsPlayer(path)

    await loseSession(message)

    expect(currentPath()).toBe('/')
    expect(world.storage.get('returnUrl')).toBe(path)
  })

  test('SESS-07 a player without permission stays on a page that needs the login', async () => {
    await beginAsPlayer('/favorites')

    await loseSession(UNAUTHORISED)

    expect(currentPath()).toBe('/favorites')
    expect($screen.get()).toBe('no-access')
  })

  test('NAV-06 PROF-03 a session that expires during a change of password navigates to the login', async () => {
    await beginAsPlayer('/profile?tab=password')
    world.gateway.expects(user.passChange).refuses(EXPIRED, 401)
    world.gateway.expects(user.logout).answers()

    await changePassword({ current: 'Secret1!', next: 'Geheim2!', confirm: 'Geheim2!' })

    expect(currentPath()).toBe('/login')
    expect(world.storage.get('returnUrl')).toBe('/profile?tab=password')
  })

  test.each([
    [EXPIRED, '/play/slot/1002'],
    ['Giriş Başarısız', '/play/slot/1002'],
    ['İnaktif hesap', '/']
  ])('SESS-07 by "%s" over a game leads to %s: a round may be in progress', async (message, path) => {
    await beginAsPlayer('/play/slot/1002')

    await loseSession(message)

    expect(currentPath()).toBe(path)
  })

  test.each([
    ['/slot', '/slot'],
    ['/favorites', '/']
  ])('SESS-07 in another tab leads from %s to %s, and stores no return path', async (path, after) => {
    await beginAsPlayer(path)

    world.storage.fromOtherTab({ bnwUserSession: null, bnwUserProfile: null, bnwUserAuth: null })

    expect(currentPath()).toBe(after)
    expect(world.storage.get('returnUrl')).toBeNull()
  })
})

describe('the gate', () => {
  test.each(['/register', '/register-account-confirm', '/forgot-password'])(
    'NAV-05 leads a player from %s home',
    async path => {
      await beginAsPlayer(path)

      expect(currentPath()).toBe('/')
    }
  )

  test('NAV-05 leads a player from the login on to the return path', async () => {
    await begin('/', { ...storedPlayer('ayse', Date.UTC(2025, 2, 1, 9) + 10_000), returnUrl: '/favorites' })

    const push = vi.spyOn(history, 'pushState').mockClear()

    navigate('/login')

    expect(currentPath()).toBe('/favorites')
    expect(world.storage.get('returnUrl')).toBeNull()
    expect(push).toHaveBeenCalledOnce()
  })

  test('LOGIN-03 a login that needs a code goes back to where it is entered', async () => {
    const answer = world.gateway.expects(user.login).waits()
    navigate('/login')
    const sent = logIn({ username: 'ayse', password: 'Secret1!' })
    navigate('/tournaments')
    answer.answers(sessionFacts('ayse', { gasecret: 'marker-of-more-than-ten' }))
    await sent

    expect(currentPath()).toBe('/login')
    expect(world.storage.all().returnUrl).toBe('/tournaments')
  })

  test('NAV-05 a page that needs the login leaves no entry in the history', () => {
    const push = vi.spyOn(history, 'pushState').mockClear()

    navigate('/favorites')

    expect(currentPath()).toBe('/login')
    expect(push).toHaveBeenCalledOnce()
  })

  test.each(['/slot/category/%ff', '//other.example', 'https://other.example/slot'])(
    'SEC-01 leads home for %s',
    path => {
      navigate('/promotions')
      navigate(path)

      expect(currentPath()).toBe('/')
    }
  )
})

describe('history entries', () => {
  test('LOB-03 leaving a game for the page that it was opened from goes back', async () => {
    await beginAsPlayer('/slot?search=ay')
    navigate('/play/slot/1002')
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)

    navigate('/slot?search=ay')

    expect(back).toHaveBeenCalledOnce()
    expect(currentPath()).toBe('/play/slot/1002')
    back.mockRestore()
  })

  test('NAV-03 closing details goes back to the list that they were opened from', () => {
    navigate('/promotions')
    navigate('/promotions?promotion=3')
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)

    navigate('/promotions')

    expect(back).toHaveBeenCalledOnce()
    back.mockRestore()
  })

  test('NAV-03 typing a search adds one', () => {
    navigate('/slot')
    const push = vi.spyOn(history, 'pushState').mockClear()

    for (const text of ['a', 'ay', 'ayı']) navigate(`/slot?search=${text}`)

    expect(push).toHaveBeenCalledOnce()
  })

  test('NAV-03 a link to the page that is shown adds none', () => {
    navigate('/slot')
    const push = vi.spyOn(history, 'pushState').mockClear()
    const visits = $visit.get()

    navigate('/slot')

    expect(push).not.toHaveBeenCalled()
    expect($visit.get()).toBe(visits)
  })

  test('NAV-03 a choice within a sub-screen keeps the scroll position', async () => {
    await beginAsPlayer('/profile?tab=bets')

    navigate('/profile?tab=bets&state=won')
    expect(scrollTo).not.toHaveBeenCalled()

    navigate('/profile?tab=finance')
    expect(scrollTo).toHaveBeenCalledOnce()
  })
})

describe('an element that asks for', () => {
  test.each([
    ['live', '/live/category/301'],
    ['slot', null]
  ] as const)('PLAY-03 a %s game stores the path to return to: %s', async (type, returnUrl) => {
    await beginAsPlayer('/live/category/301')

    followIntent({ name: 'bnw-game-launch', detail: { type, id: '7', name: 'Seven', provider: 'Poyraz' } })

    expect(currentPath()).toBe(`/play/${type}/7`)
    expect(world.storage.get('returnUrl')).toBe(returnUrl)
  })

  test.each([
    ['/play/slot/1002', '/play/slot/1002', true],
    ['/favorites', '/profile?tab=deposit', false]
  ])('CASH-01 a deposit on %s shows it on %s, as a sheet: %s', async (path, after, isSheet) => {
    await beginAsPlayer(path)

    followIntent({ name: 'bnw-deposit-required', detail: {} })

    expect(currentPath()).toBe(after)
    expect($isDepositing.get()).toBe(isSheet)
  })
})

test('a click on a link in a shadow root navigates without a page load', () => {
  const host = document.body.appendChild(document.createElement('div'))
  const link = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('a'))
  link.href = '/promotions?promotion=3'
  const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true })
  link.dispatchEvent(click)
  host.remove()

  expect(click.defaultPrevented).toBe(true)
  expect(currentPath()).toBe('/promotions?promotion=3')
})

describe('going back', () => {
  /** What the browser does: the address is that of the entry before. */
  function goBack(path: string): void {
    history.replaceState({ key: 'before' }, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }

  test('PLAY-03 asks during a round, and the game stays open', async () => {
    await beginAsPlayer('/play/slot/1002')
    const ask = vi.fn(() => true)
    const endGuard = guardLeaving(ask)
    const visits = $visit.get()

    goBack('/slot')
    expect($visit.get()).toBe(visits)
    expect(ask).toHaveBeenCalledOnce()
    expect(currentPath()).toBe('/play/slot/1002')
    expect($router.get()?.route).toBe('play')

    endGuard()
    goBack('/slot')
    expect(currentPath()).toBe('/slot')
    expect($router.get()?.route).toBe('slot')
  })

  test.each([
    ['going back', async () => goBack('/slot')],
    ['a link', async () => navigate('/slot')],
    ['the end of the session', () => loseSession(EXPIRED)]
  ])('CASH-01 %s closes the deposit over a game', async (_name, leave) => {
    await beginAsPlayer('/play/slot/1002')
    $isDepositing.set(true)

    await leave()

    expect($isDepositing.get()).toBe(false)
  })
})

describe('maintenance', () => {
  async function check(isUp: boolean): Promise<void> {
    world.gateway.expects(maintenance.checkStatus).answers({ status: isUp })
    await checkMaintenanceStatus()
  }

  test('MAINT-03 redirects every path to /maintenance, except the two pages about it', async () => {
    await check(false)
    expect(currentPath()).toBe('/maintenance')

    for (const path of ['/slot', '/login', '/nowhere']) {
      navigate(path)
      expect(currentPath()).toBe('/maintenance')
    }
    navigate('/maintenance-control')
    expect(currentPath()).toBe('/maintenance-control')
    expect($screen.get()).toBe('page')
  })

  test('A11Y-01 the heading of its screen announces maintenance, and the toast does not', async () => {
    await check(false)

    expect(hasNavigated()).toBe(true)
    expect($toasts.get().map(({ isSilent }) => isSilent)).toEqual([true])
  })

  test.each([[], ['/maintenance-control', '/maintenance']])(
    'MAINT-02 MAINT-03 the end of maintenance loads the path before it anew, and none of %j',
    async (...visited) => {
      navigate('/slot/category/2?search=ay')
      await check(false)
      for (const path of visited) navigate(path)

      await check(true)

      expect(loadPage).toHaveBeenLastCalledWith('/slot/category/2?search=ay')
      expect(sessionStorage).toHaveLength(0)
    }
  )

  test('MAINT-02 a page that has just returned waits before it returns again, or it would load without end', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValueOnce(`${location.origin}/maintenance`)
    loadPage.mockClear()
    await check(false)
    vi.useFakeTimers()
    await check(true)
    expect(loadPage).not.toHaveBeenCalled()
    vi.advanceTimersByTime(STATUS_INTERVAL_MS)
    vi.useRealTimers()
    expect(loadPage).toHaveBeenCalledExactlyOnceWith('/')
  })
})
