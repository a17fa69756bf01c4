import { writeJson } from '@bnw/core/lib'
import { useState } from 'react'

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
 * @param given The state of the attributes: JSON data.
 * @param pathOf The path of the site that shows a state.
 */
export function useAddressState<State>(given: State, pathOf: (state: State) => string): AddressState<State> {
  const { isOnSite, navigate } = useNavigation()
  const key = writeJson({ given })
  const [chosen, setChosen] = useState<{ key: string; state: State }>()
  return {
    state: chosen?.key === key && !isOnSite ? chosen.state : given,
    choose: next => (isOnSite ? navigate(pathOf(next)) : setChosen({ key, state: next })),
    hrefOf: next => (isOnSite ? siteUrl(pathOf(next)) : undefined)
  }
}
