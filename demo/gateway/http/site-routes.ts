/** Addresses that the site answers itself (NAV-01). All else is its not-found page, with status 404. */
const EXACT = new Set([
  '/',
  '/home',
  '/about-us',
  '/promotions',
  '/tournaments',
  '/slot',
  '/live',
  '/login',
  '/forgot-password',
  '/account_reset',
  '/register',
  '/register-account-confirm',
  '/profile',
  '/me',
  '/favorites',
  '/notifications',
  '/maintenance',
  '/maintenance-control'
])

const PATTERNS = [
  /^\/(slot|live)\/(category|type|provider)\/[^/]+$/,
  // With the kind of play and the provider behind it, each of them optional.
  /^\/play\/[^/]+\/[^/]+(\/[^/]+){0,2}$/
]

/** Whether the site has a page at this path. A trailing slash makes no difference. */
export function isSiteRoute(path: string): boolean {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path
  return EXACT.has(bare) || PATTERNS.some(pattern => pattern.test(bare))
}
