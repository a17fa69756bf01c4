import { type RouteName } from '@bnw/core/routes'
import { $isPlayer } from '@bnw/core/session'
import { type Lazy, lazily } from '@bnw/widgets'
import { type ComponentType, createElement } from 'react'

import { PagePlace } from './layout/page-place.tsx'
import { $screen } from './navigation.ts'
import { bringRecent } from './recent.ts'
import { $router } from './router.ts'

/** How long the first page may keep header and footer waiting, ms. */
const PATIENCE_MS = 1_000

function page(load: () => Promise<ComponentType>): Lazy<object> {
  return lazily(load, createElement(PagePlace))
}

/** With what stands above its games, which would else push them down. */
const lobby = page(async () => {
  const [{ Lobby }] = await Promise.all([import('./pages/lobby.tsx'), $isPlayer.get() && bringRecent()])
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
 * Fetches and runs the page of the address, so that what it asks of the gateway is on its way before it is drawn, and
 * all is drawn at once. Where it does not come, the place it would be drawn in says so.
 */
export async function bringPage(): Promise<void> {
  const name = $router.get()?.route
  if (!name || $screen.get() !== 'page') return
  const tired = new Promise(resolve => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([pages[name].bring().catch(() => undefined), tired])
}
