/** Parts that an element shows on a partner's page only: the pages of the host site have them outside the element. */
import type { ReactNode } from 'react'

import { isOnSite } from '../kit/index.ts'
import { Tabs, type TabsProps } from './tabs.tsx'

export function StandaloneHeading({ children }: { children: ReactNode }) {
  return isOnSite() ? null : <h2>{children}</h2>
}

/** Tabs around the selected panel. Needs `tabsStyles`. */
export function StandaloneTabs(props: TabsProps) {
  return isOnSite() ? props.children : <Tabs {...props} />
}
