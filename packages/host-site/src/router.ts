import { routes, type RouteName } from '@bnw/core/routes'
import { createRouter } from '@nanostores/router'

type Patterns = { [Name in RouteName]: (typeof routes)[Name]['pattern'] }

// `Object.fromEntries` loses the keys.
const patterns = Object.fromEntries(
  Object.entries(routes).map(([name, { pattern }]) => [name, pattern])
) as Patterns

let keepsPage = (): boolean => false

/** Sets what decides, before the router follows the browser's back or forward, whether the page stays. */
export function onBeforeBack(keeps: () => boolean): void {
  keepsPage = keeps
}

// Added before that of the router: Chromium calls the listeners of a window in their order.
addEventListener('popstate', event => keepsPage() && event.stopImmediatePropagation(), { capture: true })

// The router throws for a broken `%` sequence in a path, and nothing would be rendered.
if (!isReadable(currentPath())) {
  history.replaceState(null, '', location.pathname.replaceAll('%', '%25') + location.search + location.hash)
}

/** The route of the address. `navigation.ts` follows links, because the router does not see those in shadow roots. */
export const $router = createRouter(patterns, { links: false })

/** The current path with query and hash. */
export function currentPath(): string {
  return location.pathname + location.search + location.hash
}

/** Whether a path can be decoded: a broken `%` sequence would throw in the router. */
export function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path.split(/[?#]/)[0] ?? '')
    return true
  } catch {
    return false
  }
}
