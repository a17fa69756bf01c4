import { leadingPart, lobbyPath, type LobbyQuery } from '@bnw/core/lobby'
import { useState } from 'react'

import { isOnSite, siteUrl, useIntent } from '../kit/index.ts'

export interface ChosenQuery {
  query: LobbyQuery
  /** Changes what is shown: on the site through its address, elsewhere in place. */
  choose(change: Partial<LobbyQuery>): void
  /** The address of a choice; none where it acts in place. */
  hrefOf(change: Partial<LobbyQuery>): string | undefined
}

/**
 * What the lobby shows: the attributes, and on a partner page what the player has chosen since they were set, so that no
 * address changes there (NAV-03, LOB-03).
 */
export function useQuery(attributes: LobbyQuery): ChosenQuery {
  const intent = useIntent()
  const given = JSON.stringify(attributes)
  const [own, setOwn] = useState<{ given: string; query: LobbyQuery }>()
  const query = own?.given === given ? own.query : attributes
  return {
    query,
    choose(change) {
      const next = { ...query, ...change }
      if (isOnSite()) intent('bnw-navigate', { path: pathOf(next) })
      else setOwn({ given, query: next })
    },
    hrefOf: change => (isOnSite() ? siteUrl(pathOf({ ...query, ...change })) : undefined)
  }
}

/** What was chosen first stays the path; the address knows. */
function pathOf(query: LobbyQuery): string {
  return lobbyPath(query, leadingPart(location.pathname))
}
