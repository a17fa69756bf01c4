import { type RefObject, useEffect, useRef } from 'react'

type Rail = HTMLElementTagNameMap['bnw-game-rail']

/**
 * Of the rails that fail, only the first shows its error: they mostly fail together, and for the same reason. When one
 * has loaded, the others load again.
 *
 * @returns The ref of the element that contains the rails.
 */
export function useOneFailure(): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = page
    if (!current) return
    const failed = new Set<Rail>()
    const follow = (event: HTMLElementEventMap['bnw-state']) => {
      const rail = event.target
      if (!isRail(rail) || event.detail.state === 'loading') return
      const isShown = event.detail.state === 'ready' || event.detail.state === 'empty'
      if (isShown && !failed.delete(rail)) return
      if (!isShown) failed.add(rail)
      const inOrder = [...current.querySelectorAll('bnw-game-rail')].filter(one => failed.has(one))
      rail.hidden = false
      for (const [at, one] of inOrder.entries()) one.hidden = at > 0
      if (isShown) for (const one of inOrder) void one.refresh()
    }
    current.addEventListener('bnw-state', follow)
    return () => current.removeEventListener('bnw-state', follow)
  }, [])
  return page
}

function isRail(target: EventTarget | null): target is Rail {
  return target instanceof Element && target.localName === 'bnw-game-rail'
}
