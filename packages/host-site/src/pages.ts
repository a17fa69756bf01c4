import type { RouteName } from '@bnw/core'
import { type ComponentType, lazy } from 'react'

const lobby = lazy(async () => ({ default: (await import('./pages/lobby.tsx')).Lobby }))

/** The page of each route, with all its widgets, loaded when it is first shown (NAV-09). */
export const pages: Record<RouteName, ComponentType> = {
  home: lazy(async () => ({ default: (await import('./pages/home.tsx')).Home })),
  about: lazy(async () => ({ default: (await import('./pages/about.tsx')).About })),
  promotions: lazy(async () => ({ default: (await import('./pages/promotions.tsx')).Promotions })),
  tournaments: lazy(async () => ({ default: (await import('./pages/tournaments.tsx')).Tournaments })),
  slot: lobby,
  slotCategory: lobby,
  slotType: lobby,
  slotProvider: lobby,
  live: lobby,
  liveCategory: lobby,
  liveProvider: lobby,
  liveType: lobby,
  login: lazy(async () => ({ default: (await import('./pages/login.tsx')).Login })),
  forgotPassword: lazy(async () => ({
    default: (await import('./pages/forgot-password.tsx')).ForgotPassword
  })),
  accountReset: lazy(async () => ({ default: (await import('./pages/account-reset.tsx')).AccountReset })),
  register: lazy(async () => ({ default: (await import('./pages/register.tsx')).Register })),
  registerConfirm: lazy(async () => ({
    default: (await import('./pages/register-confirm.tsx')).RegisterConfirm
  })),
  profile: lazy(async () => ({ default: (await import('./pages/profile.tsx')).Profile })),
  favorites: lazy(async () => ({ default: (await import('./pages/favourites.tsx')).Favourites })),
  notifications: lazy(async () => ({ default: (await import('./pages/notifications.tsx')).Notifications })),
  play: lazy(async () => ({ default: (await import('./pages/play.tsx')).Play })),
  siteUnderMaintenance: lazy(async () => ({
    default: (await import('./pages/maintenance.tsx')).Maintenance
  })),
  maintenanceControl: lazy(async () => ({
    default: (await import('./pages/maintenance-control.tsx')).MaintenanceControl
  }))
}
