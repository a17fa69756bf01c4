import { type RefObject, useEffect, useState } from 'react'

/** Below this width the bar shows the most important items, and the menu has the others, px. */
const NARROW = 600

/** Whether an element is as narrow as a phone, regardless of the window. */
export function useNarrow(container: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => entry && setNarrow(entry.contentRect.width < NARROW))
    watcher.observe(container.current!)
    return () => watcher.disconnect()
  }, [container])
  return isNarrow
}
