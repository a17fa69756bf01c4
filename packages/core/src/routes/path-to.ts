import { type RouteName, routes } from './routes.ts'

/** Routes without parameters; the paths of the others are made by `playPath` and `lobbyPath`. */
type PlainRouteName = {
  [Name in RouteName]: (typeof routes)[Name]['pattern'] extends `${string}:${string}` ? never : Name
}[RouteName]

/** The path of a route, with a query: `pathTo('profile', { tab: 'deposit' })`. Empty values are omitted. */
export function pathTo(
  name: PlainRouteName,
  query: Readonly<Record<string, string | undefined>> = {}
): string {
  const parameters = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value) parameters.set(key, value)
  const text = parameters.toString()
  return routes[name].pattern + (text && `?${text}`)
}
