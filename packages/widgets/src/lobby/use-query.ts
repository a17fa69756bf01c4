import { leadingPart, lobbyPath, searchOf, type LobbyQuery } from '@bnw/core/lobby'

import { useAddressState } from '../kit/index.ts'

export interface ChosenQuery {
  query: LobbyQuery
  /** The search as it was given: it may be too short. */
  typed: string
  /** Changes what is shown: on the site through its address, elsewhere in place. */
  choose(change: Partial<LobbyQuery>): void
  /** The address of a choice; undefined where it acts in place. */
  hrefOf(change: Partial<LobbyQuery>): string | undefined
}

/** The query of the lobby: the attributes, and on a partner's page the player's choice since they were set (LOB-03). */
export function useQuery(attributes: LobbyQuery): ChosenQuery {
  const { state, choose, hrefOf } = useAddressState(attributes, pathOf)
  const query = { ...state, search: searchOf(state.search) }
  return {
    query,
    typed: state.search,
    choose: change => choose({ ...query, ...change }),
    hrefOf: change => hrefOf({ ...query, ...change })
  }
}

/** The query part in the current path stays in the path; the others are query parameters. */
function pathOf(query: LobbyQuery): string {
  return lobbyPath(query, leadingPart(location.pathname))
}
