import { type RouteName } from '@bnw/core/routes'
import { $isPlayer } from '@bnw/core/session'
import { type Lazy, lazily } from '@bnw/widgets'
import { type ComponentType, createElement } from 'react'

import { PagePlace } from './layout/page-place.tsx'
import { $screen } from './navigation.ts'
import { loadRecent } from './load-recent.ts'
import { $router } from './router.ts'

/** How long the first page may delay header and footer, ms. */
const FIRST_PAGE_TIMEOUT_MS = 1_000

function page(load: () => Promise<ComponentType>): Lazy<object> {
  return lazily(load, createElement(PagePlace))
}

/** Loads the recent games too: rendered later above the games, they would shift the layout. */
const lobby = page(async () => {
  const [{ Lobby }] = await Promise.all([import('./pages/lobby.tsx'), $isPlayer.get() && loadRecent()])
  return Lobby
})

/** The page of each route, with all its widgets, loaded when it is first shown (NAV-09). */
export const pages: Record<RouteName, Lazy<object>> = {
  home: page(async () => (await import('./pages/home.tsx')).Home),
  about: page(async () => (await import('./pages/about.tsx')).About),
  promotions: page(async () => (await import('./pages/promotions.tsx')).Promotions),
  tournaments: page(async () => (await import('./pages/tournaments.tsx')).Tournaments),
  slot: lobby,
  slotCategory: lobby,
  slotType: lobby,
  slotProvider: lobby,
  live: lobby,
  liveCategory: lobby,
  liveProvider: lobby,
  liveType: lobby,
  login: page(async () => (await import('./pages/login.tsx')).Login),
  forgotPassword: page(async () => (await import('./pages/forgot-password.tsx')).ForgotPassword),
  accountReset: page(async () => (await import('./pages/account-reset.tsx')).AccountReset),
  register: page(async () => (await import('./pages/register.tsx')).Register),
  registerConfirm: page(async () => (await import('./pages/register-confirm.tsx')).RegisterConfirm),
  profile: page(async () => (await import('./pages/profile.tsx')).Profile),
  favorites: page(async () => (await import('./pages/favourites.tsx')).Favourites),
  notifications: page(async () => (await import('./pages/notifications.tsx')).Notifications),
  play: page(async () => (await import('./pages/play.tsx')).Play),
  siteUnderMaintenance: page(async () => (await import('./pages/maintenance.tsx')).Maintenance),
  maintenanceControl: page(async () => (await import('./pages/maintenance-control.tsx')).MaintenanceControl)
}

/**
 * Loads the code of the current page before the first render, so that its requests start early and the whole site
 * renders at once. If it fails to load, the page shows the error when it is rendered.
 */
export async function preloadPage(): Promise<void> {
  const name = $router.get()?.route
  if (!name || $screen.get() !== 'page') return
  const timeout = new Promise(resolve => setTimeout(resolve, FIRST_PAGE_TIMEOUT_MS))
  await Promise.race([pages[name].preload().catch(() => undefined), timeout])
}
