import { type RefObject, useLayoutEffect, useState } from 'react'

import { watchSize } from '../kit/index.ts'

/** Below this width the bar shows the most important items, and the menu has the others, px. */
const NARROW = 600

/**
 * Whether an element is as narrow as a phone, regardless of the window. Known before the first paint: the bar of wide
 * elements would make a phone's page scroll sideways.
 */
export function useNarrow(container: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const element = container.current
    if (!element) return
    const update = () => setNarrow(element.clientWidth < NARROW)
    update()
    return watchSize(element, update)
  }, [container])
  return isNarrow
}
