import { type RefObject, useEffect, useRef } from 'react'

/** The regions of the page that show an error. Winners come from a service of their own and are not among them. */
const REGIONS = 'bnw-slider, bnw-game-rail, bnw-tournaments, bnw-promotions'

type Region = HTMLElementTagNameMap['bnw-slider' | 'bnw-game-rail' | 'bnw-tournaments' | 'bnw-promotions']

/**
 * Of the regions that fail, only the first shows its error: they mostly fail together, and for the same reason. When one
 * has loaded, the others load again.
 *
 * @returns The ref of the element that contains the regions.
 */
export function useOneFailure(): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = page
    if (!current) return
    const failed = new Set<Region>()
    const follow = (event: HTMLElementEventMap['bnw-state']) => {
      const region = event.target
      if (!isRegion(region) || event.detail.state === 'loading') return
      const isShown = event.detail.state === 'ready' || event.detail.state === 'empty'
      if (isShown && !failed.delete(region)) return
      if (!isShown) failed.add(region)
      const inOrder = [...current.querySelectorAll<Region>(REGIONS)].filter(one => failed.has(one))
      region.hidden = false
      for (const [at, one] of inOrder.entries()) one.hidden = at > 0
      if (isShown) for (const one of inOrder) void one.refresh()
    }
    current.addEventListener('bnw-state', follow)
    return () => current.removeEventListener('bnw-state', follow)
  }, [])
  return page
}

function isRegion(target: EventTarget | null): target is Region {
  return target instanceof Element && target.matches(REGIONS)
}
