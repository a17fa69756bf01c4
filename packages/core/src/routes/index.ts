/** Public names of `routes/`. */
export { checkAccess, type AccessDecision } from './access.ts'
export { isReturnedTo, returnUrl, safeReturnUrl, saveReturnUrl, takeReturnUrl } from './return-url.ts'
export { keepsScroll, redirects, routeOf, routes, type RouteAccess, type RouteName } from './routes.ts'
export { pathTo } from './path-to.ts'
export { playPath, readPlayVariant, type PlayVariant } from './play-path.ts'
