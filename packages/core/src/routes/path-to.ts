import { type RouteName, routes } from './routes.ts'

/** Routes without parameters; `playPath` and `lobbyPath` write the paths of the others. */
type PlainRouteName = {
  [Name in RouteName]: (typeof routes)[Name]['pattern'] extends `${string}:${string}` ? never : Name
}[RouteName]

/** The path of a route, with a query: `pathTo('profile', { tab: 'deposit' })`. Empty values are left out. */
export function pathTo(
  name: PlainRouteName,
  query: Readonly<Record<string, string | undefined>> = {}
): string {
  const filled = Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : []))
  const text = new URLSearchParams(filled).toString()
  return routes[name].pattern + (text && `?${text}`)
}
