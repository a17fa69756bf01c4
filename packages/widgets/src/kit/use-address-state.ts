import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { useElementContext } from './element-context.ts'
import { siteUrl, useNavigation } from './navigation.ts'

export interface AddressState<State> {
  state: State
  choose(next: State): void
  /** The address of a choice; undefined on a partner's page, where a choice has none. */
  hrefOf(next: State): string | undefined
}

/**
 * A view state that the player chooses. The host site keeps it in its address: a choice navigates, and the attributes
 * follow the address. On a partner's page it is kept here until the attributes change (NAV-03).
 *
 * @param given The state of the attributes.
 * @param pathOf The path of the site that shows a state.
 */
export function useAddressState<State>(given: State, pathOf: (state: State) => string): AddressState<State> {
  const { isOnSite, navigate } = useNavigation()
  const changes = useChanges()
  const [chosen, setChosen] = useState<{ changes: number; state: State }>()
  return {
    state: chosen?.changes === changes ? chosen.state : given,
    choose: next => (isOnSite ? navigate(pathOf(next)) : setChosen({ changes, state: next })),
    hrefOf: next => (isOnSite ? siteUrl(pathOf(next)) : undefined)
  }
}

/** How often the page has changed attributes of the element. Each change ends what the player had chosen before (EMB-02). */
export function useChanges(): number {
  return useStore(useElementContext().$changes)
}
