/** Who may enter: anybody, or a player; `standalone` pages are not even stopped by maintenance. */
export type RouteAccess = 'public' | 'player' | 'standalone'

/** The route table (NAV-01): patterns as the host's router takes them. */
export const routes = {
  home: { pattern: '/', access: 'public' },
  about: { pattern: '/about-us', access: 'public' },
  promotions: { pattern: '/promotions', access: 'public' },
  tournaments: { pattern: '/tournaments', access: 'public' },
  slot: { pattern: '/slot', access: 'public' },
  slotCategory: { pattern: '/slot/category/:categoryID', access: 'public' },
  slotType: { pattern: '/slot/type/:type', access: 'public' },
  slotProvider: { pattern: '/slot/provider/:providerID', access: 'public' },
  live: { pattern: '/live', access: 'public' },
  liveCategory: { pattern: '/live/category/:categoryID', access: 'public' },
  liveProvider: { pattern: '/live/provider/:providerID', access: 'public' },
  liveType: { pattern: '/live/type/:type', access: 'public' },
  login: { pattern: '/login', access: 'public' },
  forgotPassword: { pattern: '/forgot-password', access: 'public' },
  accountReset: { pattern: '/account_reset', access: 'public' },
  register: { pattern: '/register', access: 'public' },
  registerConfirm: { pattern: '/register-account-confirm', access: 'public' },
  profile: { pattern: '/profile', access: 'player' },
  favorites: { pattern: '/favorites', access: 'player' },
  notifications: { pattern: '/notifications', access: 'player' },
  play: { pattern: '/play/:type/:id/:first?/:second?', access: 'player' },
  siteUnderMaintenance: { pattern: '/maintenance', access: 'standalone' },
  maintenanceControl: { pattern: '/maintenance-control', access: 'standalone' }
} as const satisfies Record<string, { pattern: `/${string}`; access: RouteAccess }>

export type RouteName = keyof typeof routes

/** Paths that lead to another one. */
export const redirects: Readonly<Record<string, string>> = { '/home': '/', '/me': '/profile' }

/** Routes whose navigation leaves the scroll place alone (NAV-04). */
export const keepsScroll: ReadonlySet<RouteName> = new Set<RouteName>([
  'slot',
  'slotCategory',
  'slotProvider',
  'live',
  'liveCategory',
  'liveProvider'
])

const matchers = Object.entries(routes).map(([name, { pattern }]) => ({
  name: name as RouteName,
  expression: new RegExp(
    `^${pattern.replace(/\/:\w+\?/g, '(?:/([^/]+))?').replace(/:\w+/g, '([^/]+)')}${pattern === '/' ? '' : '/?'}$`
  )
}))

/** The name of the route that a path leads to, or `undefined`: not found. Query and hash are passed over. */
export function routeOf(path: string): RouteName | undefined {
  const [pathname = ''] = path.split(/[?#]/)
  return matchers.find(({ expression }) => expression.test(pathname))?.name
}
