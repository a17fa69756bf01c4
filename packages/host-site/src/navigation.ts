import { safeUrl } from '@bnw/core/lib'
import { $maintenance } from '@bnw/core/maintenance'
import {
  keepsScroll,
  checkAccess,
  routeOf,
  routes,
  saveReturnUrl,
  takeReturnUrl,
  type RouteName,
  pathTo,
  playPath
} from '@bnw/core/routes'
import { $endReason, $isPlayer, $sessionStatus } from '@bnw/core/session'
import { onIntent } from '@bnw/widgets'
import { atom } from 'nanostores'

import { stepOfDetails } from './details.ts'
import { $router, currentPath, isReadable } from './router.ts'
import { enterEntry, pathBefore, restoreScroll, scrollToTop, startScroll } from './scroll.ts'

/** What the site shows: the page of the address, or something in its place. */
export type Screen = 'page' | 'wait' | 'no-access' | 'not-found'

export const $screen = atom<Screen>('wait')

/** Grows with each navigation: header menu and copyright come back, focus moves to the new heading (NAV-08). */
export const $visit = atom(0)

/** Whether money is being paid in over an open game. */
export const $isDepositing = atom(false)

let beforeMaintenance: string = pathTo('home')

let isNavigated = false

/** Whether one has gone from one page to another: the first page, and where it leads by itself, takes no focus. */
export function hasNavigated(): boolean {
  return isNavigated
}

/** Begins to follow the address, the session and maintenance. */
export function startNavigation(): void {
  startScroll()
  // Somebody must listen for the router to follow the address.
  $router.listen(() => undefined)
  addEventListener('popstate', () => {
    isNavigated = true
    arrive()
    restoreScroll()
  })
  document.addEventListener('click', followLink)
  onIntent(intent => {
    if (intent.name === 'bnw-navigate') navigate(intent.detail.path)
    if (intent.name === 'bnw-login-required') requireLogin(intent.detail.returnUrl)
    if (intent.name === 'bnw-deposit-required') requireDeposit()
    if (intent.name === 'bnw-game-launch') launch(intent.detail)
  })
  $sessionStatus.listen((_status, before) => (before === 'player' ? leaveSession() : settle()))
  $maintenance.listen(isUnder => (isUnder ? settle() : leaveMaintenance()))
  settle()
}

/** Goes to a path of the site. One that leads elsewhere leads home. */
export function navigate(path: string, { replace = false } = {}): void {
  const safe = safeUrl(path, 'route', location.origin) ?? pathTo('home')
  $isDepositing.set(false)
  if (safe === currentPath()) return
  // Leaving a game for where it was opened is a step back: to the same place in the same list (LOB-03).
  if (!replace && routeOf(currentPath()) === 'play' && pathBefore() === safe) return history.back()
  const step = stepOfDetails(currentPath(), safe)
  if (step === 'closes' && pathBefore() === safe) return history.back()
  replace ||= step === 'closes' || isSameSearch(safe)
  const from = replace ? pathBefore() : currentPath()
  isNavigated ||= !replace
  const isSameScreen = step !== undefined || isSameTab(safe)
  // The router tells of the new page before the address is changed, so that it is not listened to.
  $router.open(safe, replace)
  arrive(isSameScreen, from)
}

/** Choosing within a sub-screen, such as a filter of a history, is no way to another one (NAV-03). */
function isSameTab(path: string): boolean {
  const next = new URL(path, location.origin)
  const tab = next.searchParams.get('tab')
  const isHere =
    next.pathname === location.pathname && tab === new URLSearchParams(location.search).get('tab')
  return isHere && tab !== null
}

/** Typing on in a search is one step of the history, not one for each pause. */
function isSameSearch(path: string): boolean {
  const next = new URL(path, location.origin)
  const isSearching = next.searchParams.has('search') && new URLSearchParams(location.search).has('search')
  return next.pathname === location.pathname && isSearching
}

function arrive(isSameScreen = false, from?: string): void {
  if (enterEntry(from) && !isSameScreen && !keepsPlace()) scrollToTop()
  settle()
}

/** Slot and live category and provider paths leave the scroll place alone (NAV-04). */
function keepsPlace(): boolean {
  const name = routeOf(currentPath())
  return name !== undefined && keepsScroll.has(name)
}

/** Forms of those who are not signed in. A new password by a link is set with or without a session. */
const VISITORS_ONLY: ReadonlySet<string | undefined> = new Set<RouteName>([
  'register',
  'registerConfirm',
  'forgotPassword'
])

/** Decides what the address shows (NAV-05, MAINT-03). A player has no business at /login: he goes where he wanted to. */
function settle(): void {
  const path = currentPath()
  if (!isReadable(path)) return show('not-found')
  const isMaintenance = $maintenance.get()
  if (isMaintenance && routeOf(path) !== 'siteUnderMaintenance') beforeMaintenance = path
  const passage = checkAccess(path, { session: $sessionStatus.get(), isMaintenance })
  if (passage.type === 'redirect') return navigate(passage.to, { replace: true })
  if (passage.type === 'wait') return show('wait')
  const name = routeOf(path)
  if (name === 'login' && $isPlayer.get()) return navigate(takeReturnUrl(), { replace: true })
  if (VISITORS_ONLY.has(name) && $isPlayer.get()) return navigate(pathTo('home'), { replace: true })
  show(name ? 'page' : 'not-found')
}

function show(screen: Screen): void {
  $screen.set(screen)
  $visit.set($visit.get() + 1)
}

/** The site is back: so is the player, where he was (MAINT-02). */
function leaveMaintenance(): void {
  if (routeOf(currentPath()) === 'siteUnderMaintenance') navigate(beforeMaintenance, { replace: true })
}

/**
 * The session has ended: by the player or in another tab the site goes home; by force the path is kept to come back to,
 * and a refused player stays on his page, which says so (SESS-07). At a change of password it goes to the login (PROF-03).
 */
function leaveSession(): void {
  const because = $endReason.get()
  const name = routeOf(currentPath())
  const needsLogin = name !== undefined && routes[name].access === 'player'
  if (because === 'unauthorised' && needsLogin) return show('no-access')
  $isDepositing.set(false)
  // The game says so over its own frame: a round may be under way.
  if (name === 'play' && (because === 'expired' || because === 'failed')) return
  if (because === 'password') return requireLogin(currentPath())
  if (because !== 'player' && because !== 'elsewhere') saveReturnUrl(currentPath())
  if (needsLogin || because === 'player') navigate(pathTo('home'))
  settle()
}

function requireLogin(returnUrl: string): void {
  saveReturnUrl(returnUrl)
  navigate(pathTo('login'))
}

/** Over a game the deposit is a sheet: the game waits and goes on. */
function requireDeposit(): void {
  if (routeOf(currentPath()) === 'play') $isDepositing.set(true)
  else navigate(pathTo('profile', { tab: 'deposit' }))
}

function launch({ type, id }: { type: string; id: string }): void {
  if (type === 'live') saveReturnUrl(currentPath())
  navigate(playPath(type, id))
}

/** Follows plain clicks on links of the site, also inside shadow roots, without loading the page anew. */
function followLink(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return
  const link = event.composedPath().find(target => target instanceof HTMLAnchorElement)
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  event.preventDefault()
  navigate(link.pathname + link.search + link.hash)
}
