/** Parts that an element shows on a partner's page only: the pages of the host site have them outside the element. */
import type { ReactNode } from 'react'

import { useNavigation } from '../kit/index.ts'
import { Tabs, type TabsProps } from './tabs.tsx'

export function StandaloneHeading({ children }: { children: ReactNode }) {
  const { isOnSite } = useNavigation()
  return isOnSite ? null : <h2>{children}</h2>
}

/** Tabs around the selected panel. Needs `tabsStyles`. */
export function StandaloneTabs<Id extends string>(props: TabsProps<Id>) {
  const { isOnSite } = useNavigation()
  return isOnSite ? props.children : <Tabs {...props} />
}
