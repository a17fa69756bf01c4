import type { SessionStatus } from '../session/session.ts'
import { loadAuth } from '../session/storage.ts'
import { saveReturnUrl } from './return-url.ts'
import { redirects, routeOf, routes } from './routes.ts'

/** What to do with a path: show it, wait until the session is restored, or redirect. */
export type AccessDecision = { type: 'show' } | { type: 'wait' } | { type: 'redirect'; to: string }

/**
 * Decides whether a path may be shown (NAV-05, MAINT-03). If a login is required, the path is stored as return path.
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
