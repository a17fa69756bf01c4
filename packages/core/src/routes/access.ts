import { loadText, saveText } from '../lib/storage.ts'
import { safeUrl } from '../lib/safe-url.ts'
import type { SessionStatus } from '../session/session.ts'
import { loadAuth } from '../session/storage.ts'
import { redirects, routeOf, routes } from './routes.ts'

/** Where a path leads: it is shown, it waits until it is known who is here, or it leads elsewhere. */
export type AccessDecision = { type: 'show' } | { type: 'wait' } | { type: 'redirect'; to: string }

/**
 * Decides whether a path may be shown (NAV-05, MAINT-03). The attempted path is kept as return path where a login is
 * needed.
 *
 * @param path With query and hash.
 */
export function checkAccess(
  path: string,
  state: { session: SessionStatus; isMaintenance: boolean }
): AccessDecision {
  const [pathname = ''] = path.split(/[?#]/)
  const redirect = redirects[pathname]
  if (redirect) return { type: 'redirect', to: redirect + path.slice(pathname.length) }
  const name = routeOf(path)
  const access = name ? routes[name].access : 'public'
  if (state.isMaintenance && access !== 'standalone') return { type: 'redirect', to: '/maintenance' }
  if (access !== 'player' || state.session === 'player') return { type: 'show' }
  if (state.session === 'starting' && loadAuth()) return { type: 'wait' }
  saveReturnUrl(path)
  return { type: 'redirect', to: '/login' }
}

/** Keeps a path to come back to after login, if it is one that may be followed. */
export function saveReturnUrl(path: string): void {
  const safe = safeReturnUrl(path)
  if (safe) saveText('returnUrl', safe)
}

/** Takes the path to go to after login: `/` where there is none or it contains "profile". It is gone afterwards. */
export function takeReturnUrl(): string {
  const stored = safeReturnUrl(loadText('returnUrl'))
  saveText('returnUrl', undefined)
  return !stored || stored.includes('profile') ? '/' : stored
}

/** Only a path of the route table is followed, and never the login itself or a page of maintenance (O6). */
export function safeReturnUrl(path: unknown): string | undefined {
  const safe = safeUrl(path, 'route', '')
  const name = safe && (routeOf(safe) ?? routeOf(redirects[safe.split(/[?#]/)[0] ?? ''] ?? ' '))
  return name && name !== 'login' && routes[name].access !== 'standalone' ? safe : undefined
}
