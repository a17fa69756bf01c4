import { useEffect, useState } from 'react'

/** How far outside the view an element begins to load. */
const NEAR = '400px'

/** Whether an element has neared the view; from then on it stays so. */
export function useNear(host: HTMLElement): boolean {
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (isNear) return
    return watch(host, NEAR, isInside => isInside && setNear(true))
  }, [host, isNear])

  return isNear
}

/**
 * Whether somebody may be looking at an element: it is in view, and so is the page.
 *
 * @param margin How far outside the view it counts as seen, a CSS length.
 */
export function useSeen(host: HTMLElement, margin = '0px'): boolean {
  const [isInView, setInView] = useState(false)
  const [isHidden, setHidden] = useState(() => document.hidden)

  useEffect(() => watch(host, margin, setInView), [host, margin])
  useEffect(() => {
    const follow = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])

  return isInView && !isHidden
}

function watch(host: HTMLElement, rootMargin: string, tell: (isInside: boolean) => void): () => void {
  const watcher = new IntersectionObserver(entries => tell(entries.at(-1)?.isIntersecting === true), {
    rootMargin
  })
  watcher.observe(host)
  return () => watcher.disconnect()
}
