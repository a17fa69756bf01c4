/** Who may open a route: anyone, or a player; `standalone` routes are also available during maintenance. */
export type RouteAccess = 'public' | 'player' | 'standalone'

/** The route table (NAV-01), with patterns in the format of the host's router. */
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

/** Redirects from path to path. */
export const redirects: Readonly<Record<string, string>> = { '/home': '/', '/me': '/profile' }

/** Routes whose navigation keeps the scroll position (NAV-04). */
export const keepsScroll: ReadonlySet<RouteName> = new Set<RouteName>([
  'slotCategory',
  'slotProvider',
  'liveCategory',
  'liveProvider'
])

const matchers = Object.entries(routes).map(([name, { pattern }]) => ({
  // `Object.entries` loses the keys.
  name: name as RouteName,
  expression: new RegExp(
    `^${pattern.replace(/\/:\w+\?/g, '(?:/([^/]+))?').replace(/:\w+/g, '([^/]+)')}${pattern === '/' ? '' : '/?'}$`
  )
}))

/** The name of a path's route, or `undefined` if there is none. Query and hash are ignored. */
export function routeOf(path: string): RouteName | undefined {
  const [pathname = ''] = path.split(/[?#]/)
  return matchers.find(({ expression }) => expression.test(pathname))?.name
}
