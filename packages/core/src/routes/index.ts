/** Public names of `routes/`. */
export { passageOf, safeReturnUrl, saveReturnUrl, takeReturnUrl, type Passage } from './gate.ts'
export { keepsScroll, redirects, routeOf, routes, type RouteAccess, type RouteName } from './routes.ts'
export { pathTo } from './path-to.ts'
export { playPath, readPlayVariant, type PlayVariant } from './play-path.ts'
