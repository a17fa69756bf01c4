import { routes, type RouteName } from '@bnw/core/routes'
import { createRouter } from '@nanostores/router'

type Patterns = { [Name in RouteName]: (typeof routes)[Name]['pattern'] }

const patterns = Object.fromEntries(
  Object.entries(routes).map(([name, { pattern }]) => [name, pattern])
) as Patterns

/** What the address says. Links in shadow roots are followed by `navigation.ts`. */
export const $router = createRouter(patterns, { links: false })

/** The address as it stands, with query. */
export function currentPath(): string {
  return location.pathname + location.search + location.hash
}

/** Whether an address can be read: a broken `%` sequence would throw in the router. */
export function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path.split(/[?#]/)[0] ?? '')
    return true
  } catch {
    return false
  }
}
