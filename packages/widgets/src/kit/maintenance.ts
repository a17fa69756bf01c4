import { $maintenance } from '@bnw/core/maintenance'
import { $sessionStatus } from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { type ComponentType, createElement, type ReactNode, useEffect, useRef, useState } from 'react'

import type { ElementContext } from './element-context.ts'
import { isOnSite } from './navigation.ts'

/** How long after a failed load of the card's code it is loaded again, ms. */
const RETRY_MS = 30_000

/** `minHeight`, px. */
type Card = ComponentType<{ minHeight: number }>

let loadedCard: Card | undefined

/** Whether the element shows maintenance in place of its view (MAINT-04). The host site has a page for it. */
export function useMaintenance({ declaration }: ElementContext): boolean {
  const isUnder = useStore($maintenance)
  return isUnder && !declaration.ignoresMaintenance && !isOnSite()
}

/** The card to show in place of the view; undefined if the view is shown. The view loads its data again afterwards. */
export function useMaintenanceCard(context: ElementContext): ReactNode {
  const isMaintained = useMaintenance(context)
  const [Card, setCard] = useState(() => loadedCard)
  const height = useHeightBefore(context, isMaintained)

  useEffect(() => {
    if (!isMaintained || Card) return undefined
    let timer: ReturnType<typeof setTimeout>
    const load = () => {
      loadCard().then(
        loaded => setCard(() => loaded),
        () => (timer = setTimeout(load, RETRY_MS))
      )
    }
    load()
    return () => clearTimeout(timer)
  }, [isMaintained, Card])

  useRefreshAfter(context)
  return isMaintained && Card ? createElement(Card, { minHeight: height }) : undefined
}

/** The height of the element before maintenance, px: a view may change it when its requests are refused. */
function useHeightBefore({ host }: ElementContext, isMaintained: boolean): number {
  const before = useRef({ isMaintained: false, height: 0 })
  if (before.current.isMaintained !== isMaintained)
    before.current = { isMaintained, height: isMaintained ? host.offsetHeight : 0 }
  return before.current.height
}

async function loadCard(): Promise<Card> {
  loadedCard ??= (await import('./maintenance-card.tsx')).MaintenanceCard
  return loadedCard
}

/**
 * Loads the data again once the site is back. While the session is being restored, private views load by themselves as
 * soon as it is known.
 */
function useRefreshAfter({ declaration, refreshers }: ElementContext): void {
  const isUnder = useStore($maintenance)
  const wasUnder = useRef(isUnder)

  useEffect(() => {
    const isOver = wasUnder.current && !isUnder
    wasUnder.current = isUnder
    if (!isOver || isOnSite() || (declaration.tier === 'private' && $sessionStatus.get() === 'starting'))
      return
    for (const load of refreshers) void load()
  }, [declaration, refreshers, isUnder])
}
