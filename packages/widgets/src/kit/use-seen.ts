import { useEffect, useState } from 'react'

/** How far outside the viewport an element starts to load. */
export const NEAR = '400px'

/** Whether an element was ever near the viewport. */
export function useNear(host: HTMLElement): boolean {
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (isNear) return
    return watch(host, NEAR, isInside => isInside && setNear(true))
  }, [host, isNear])

  return isNear
}

/**
 * Whether an element is visible: in the viewport of a visible page.
 *
 * @param margin How far outside the viewport it counts as visible, a CSS length.
 */
export function useSeen(host: HTMLElement, margin = '0px'): boolean {
  const [isInView, setInView] = useState(false)
  const [isHidden, setHidden] = useState(() => document.visibilityState === 'hidden')

  useEffect(() => watch(host, margin, setInView), [host, margin])
  useEffect(() => {
    const follow = () => setHidden(document.visibilityState === 'hidden')
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])

  return isInView && !isHidden
}

function watch(host: HTMLElement, rootMargin: string, onChange: (isInside: boolean) => void): () => void {
  // Where a page has removed it, everything counts as visible (H7).
  if (typeof IntersectionObserver !== 'function') {
    onChange(true)
    return () => undefined
  }
  const watcher = new IntersectionObserver(entries => onChange(entries.at(-1)?.isIntersecting === true), {
    rootMargin
  })
  watcher.observe(host)
  return () => watcher.disconnect()
}
