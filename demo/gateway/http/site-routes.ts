import { redirects, routeOf } from '@bnw/core/routes'

/** Whether the site has a page or a redirect at this path (NAV-01). A trailing slash makes no difference. */
export function isSiteRoute(path: string): boolean {
  return routeOf(path) !== undefined || path.replace(/\/$/, '') in redirects
}
