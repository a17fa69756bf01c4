import { loadText, saveText } from '../lib/storage.ts'
import { safeUrl } from '../lib/safe-url.ts'
import { redirects, routeOf, routes } from './routes.ts'

/** Stores a return path for after the login, if it is a permitted one. */
export function saveReturnUrl(path: string): void {
  const safe = safeReturnUrl(path)
  if (safe) saveText('returnUrl', safe)
}

/** The stored path for after the login, which stays stored: the login says what it leads to. */
export function returnUrl(): string | undefined {
  return safeReturnUrl(loadText('returnUrl'))
}

/** Removes and returns the path for after the login: `/` if there is none or the login does not lead back to it. */
export function takeReturnUrl(): string {
  const stored = returnUrl()
  saveText('returnUrl', undefined)
  return stored && isReturnedTo(stored) ? stored : '/'
}

/** Whether a login leads back to a path of the site: it leads home from one that contains "profile" (NAV-05). */
export function isReturnedTo(path: string): boolean {
  return !path.includes('profile')
}

/** The path if it is a route of the table other than login and maintenance, otherwise `undefined`. */
export function safeReturnUrl(path: unknown): string | undefined {
  const safe = safeUrl(path, 'route', '')
  const name = safe && (routeOf(safe) ?? routeOf(redirects[safe.split(/[?#]/)[0] ?? ''] ?? ' '))
  return name && name !== 'login' && routes[name].access !== 'standalone' ? safe : undefined
}
