import type { LobbyQuery } from '@bnw/core/lobby'
import { pathTo, routeOf } from '@bnw/core/routes'

interface Page {
  path: string
  params: object
  search: Record<string, string>
}

/** What a lobby's address chooses: its path has the first filter, its query the others (NAV-03). Undefined elsewhere. */
export function lobbyChoice({ path, params, search }: Page): LobbyQuery | undefined {
  const route = routeOf(path)
  if (!route?.startsWith('slot') && !route?.startsWith('live')) return undefined
  // All lobby routes share a page; each has at most one of these.
  const first = params as Partial<Record<'categoryID' | 'providerID' | 'type', string>>
  return {
    type: path.startsWith(pathTo('live')) ? 'live' : 'slot',
    category: first.categoryID ?? search['category'] ?? '',
    provider: first.providerID ?? search['provider'] ?? '',
    gameType: first.type ?? '',
    search: search['search'] ?? ''
  }
}
