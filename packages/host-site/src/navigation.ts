import { safeUrl } from '@bnw/core/lib'
import { $maintenance, noteMaintenanceScreen } from '@bnw/core/maintenance'
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
import { type Intent, type Intents, onIntent } from '@bnw/widgets'
import { atom } from 'nanostores'

import { detailsChange } from './details-change.ts'
import { followLink } from './follow-link.ts'
import { keepGame } from './keep-game.ts'
import { isReturn, leaveMaintenance, noteInterrupted } from './maintenance-return.ts'
import { $router, currentPath, isReadable, onBeforeBack } from './router.ts'
import { enterEntry, pathBefore, restoreScroll, scrollToTop, startScroll } from './scroll.ts'

/** What the site renders: the page of the address, or a screen in its place. */
export type Screen = 'page' | 'wait' | 'no-access' | 'not-found'

export const $screen = atom<Screen>('wait')

/** Counts navigations: menus close, and the focus moves to the new heading (NAV-08). */
export const $visit = atom(0)

/** Whether the deposit sheet is open over a game. */
export const $isDepositing = atom(false)

let isNavigated = false

/** Whether the user has navigated: the first page and its redirects do not move the focus. */
export function hasNavigated(): boolean {
  return isNavigated
}

/** Starts to follow the address, the session and maintenance. */
export function startNavigation(): void {
  startScroll()
  isNavigated = isReturn()
  noteMaintenanceScreen()
  onBeforeBack(keepGame)
  // The router follows the address only while it has a listener.
  $router.listen(() => undefined)
  addEventListener('popstate', () => {
    isNavigated = true
    $isDepositing.set(false)
    arrive(keepsPosition(currentPath()))
    restoreScroll()
  })
  document.addEventListener('click', event => followLink(event, navigate))
  onIntent(followIntent)
  $sessionStatus.listen((status, before) => {
    if (before === 'player') return leaveSession()
    // The player may have left the form while it was sent.
    if (status === 'second-factor' && routeOf(currentPath()) !== 'login') requireLogin(currentPath())
    // The form that logged in is gone. The session that the page begins with moves no focus.
    if (status === 'player' && before !== 'starting') isNavigated = true
    settle()
  })
  $maintenance.listen(isUnder => (isUnder ? enterMaintenance() : leaveMaintenance()))
  settle()
}

/** Goes to a path of the site; an unsafe one leads home, and so does one that the router cannot decode. */
export function navigate(path: string, { replace = false } = {}): void {
  const safe = (isReadable(path) && safeUrl(path, 'route', location.origin)) || pathTo('home')
  $isDepositing.set(false)
  if (safe === currentPath()) return
  // Leaving a game for the page it was opened from goes back, which restores the position in the list (LOB-03).
  if (!replace && routeOf(currentPath()) === 'play' && pathBefore() === safe) return history.back()
  const details = detailsChange(currentPath(), safe)
  if (details === 'closes' && pathBefore() === safe) return history.back()
  replace ||= details === 'closes' || isSameSearch(safe)
  const from = replace ? pathBefore() : currentPath()
  isNavigated ||= !replace
  const isKept = details !== undefined || isSameTab(safe) || keepsPosition(safe, currentPath())
  // Not in a listener of the router: it is called before the address changes.
  $router.open(safe, replace)
  arrive(isKept, from)
}

/** Whether only a choice within a sub-screen changes, for example a filter of the history (NAV-03). */
function isSameTab(path: string): boolean {
  const next = new URL(path, location.origin)
  const tab = next.searchParams.get('tab')
  const isHere =
    next.pathname === location.pathname && tab === new URLSearchParams(location.search).get('tab')
  return isHere && tab !== null
}

/** Whether both paths are a search: typing adds one history entry, not one for each pause. */
function isSameSearch(path: string): boolean {
  const next = new URL(path, location.origin)
  const isSearching = next.searchParams.has('search') && new URLSearchParams(location.search).has('search')
  return next.pathname === location.pathname && isSearching
}

function arrive(isKept: boolean, from?: string): void {
  if (enterEntry(from) && !isKept) scrollToTop()
  settle()
}

/** Whether a path keeps the scroll position: lobby category and provider paths, and choices within a lobby (NAV-04). */
function keepsPosition(path: string, before = path): boolean {
  const name = routeOf(path)
  if (name === 'slot' || name === 'live') return routeOf(before)?.startsWith(name) ?? false
  return name !== undefined && keepsScroll.has(name)
}

/** Forms for visitors only. The password reset by a link works with or without a session. */
const VISITORS_ONLY: ReadonlySet<string | undefined> = new Set<RouteName>([
  'register',
  'registerConfirm',
  'forgotPassword'
])

/** Decides what the address shows (NAV-05, MAINT-03). A player at /login goes on to the return path. */
function settle(): void {
  const path = currentPath()
  const isMaintenance = $maintenance.get()
  if (isMaintenance) noteInterrupted(path)
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

/** Goes to the screen of maintenance. What had the focus is gone, so its heading takes it. */
function enterMaintenance(): void {
  isNavigated = true
  settle()
}

/**
 * Reacts to the end of the session (SESS-07). A logout by the player leads home. A forced one keeps the path to return
 * to; without permission the page stays and reports it. During a change of password it leads to the login (PROF-03).
 */
function leaveSession(): void {
  const reason = $endReason.get()
  const name = routeOf(currentPath())
  const needsLogin = name !== undefined && routes[name].access === 'player'
  if (reason === 'unauthorised' && needsLogin) return show('no-access')
  $isDepositing.set(false)
  // The button that logged out is gone, also where the page stays.
  isNavigated = true
  // The game shows a dialog over its frame instead: a round may be in progress.
  if (name === 'play' && (reason === 'expired' || reason === 'failed')) return
  if (reason === 'password') return requireLogin(currentPath())
  if (reason !== 'player' && reason !== 'elsewhere') saveReturnUrl(currentPath())
  // A public page of another tab stays: only the tab in which the session ended leaves it.
  if (needsLogin || reason !== 'elsewhere') navigate(pathTo('home'))
  settle()
}

/** Goes where an element asks to go. */
export function followIntent(intent: Intent): void {
  if (intent.name === 'bnw-navigate') navigate(intent.detail.path)
  if (intent.name === 'bnw-login-required') requireLogin(intent.detail.returnUrl)
  if (intent.name === 'bnw-deposit-required') requireDeposit()
  if (intent.name === 'bnw-game-launch') launch(intent.detail)
}

function requireLogin(returnUrl: string): void {
  saveReturnUrl(returnUrl)
  navigate(pathTo('login'))
}

/** Over a game the deposit is a sheet, and the game pauses. */
function requireDeposit(): void {
  if (routeOf(currentPath()) === 'play') $isDepositing.set(true)
  else navigate(pathTo('profile', { tab: 'deposit' }))
}

function launch({ type, id, gamingType }: Intents['bnw-game-launch']): void {
  if (type === 'live') saveReturnUrl(currentPath())
  navigate(playPath(type, id, { gamingType }))
}
