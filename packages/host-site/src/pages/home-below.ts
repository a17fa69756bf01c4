import { environment } from '@bnw/core'
import { gameList, type LobbyType } from '@bnw/core/lobby'
import { type RefObject, useEffect } from 'react'

import { RAIL_SIZE } from './home-rails.ts'

/** Elements below the first screen, besides the rails. */
const LISTS = 'bnw-top-wins, bnw-tournaments, bnw-promotions'

/**
 * Loads what is below the first screen once the page is idle, one list after the other. Elements wait until they come near
 * the viewport, so a fast scroll, or a picture of the whole page, would show their placeholders. Nothing more is requested once
 * the page is left.
 */
export function useContentBelow(page: RefObject<HTMLElement | null>, rails: readonly string[]): void {
  const categories = rails.join()
  useEffect(() => {
    const ids = categories.split(',').filter(Boolean)
    if (!page.current || ids.length === 0) return
    let isShown = true
    const whenIdle = (load: () => unknown) => environment().whenIdle(() => isShown && load())
    whenIdle(() => loadRail('live', ''))
    for (const id of ids) whenIdle(() => loadRail('slot', id))
    for (const list of page.current.querySelectorAll<HTMLElement & { refresh?: () => Promise<void> }>(LISTS))
      whenIdle(() => 'waiting' in list.dataset && list.refresh?.())
    return () => {
      isShown = false
    }
  }, [page, categories])
}

function loadRail(type: LobbyType, category: string): void {
  const games = gameList({ type, category, provider: '', gameType: '', search: '' }, RAIL_SIZE)
  if (games.$list.get().status === 'idle') games.load(0, RAIL_SIZE)
}
