/** Public names of `routes/`. */
export { checkAccess, safeReturnUrl, saveReturnUrl, takeReturnUrl, type AccessDecision } from './access.ts'
export { keepsScroll, redirects, routeOf, routes, type RouteAccess, type RouteName } from './routes.ts'
export { pathTo } from './path-to.ts'
export { playPath, readPlayVariant, type PlayVariant } from './play-path.ts'
