import { useEffect, useState } from 'react'

import { cancelFrame, nextFrame } from './frames.ts'

/** How far outside the viewport an element starts to load. */
export const NEAR = '400px'

/** Browsers answer in the next frame. An observer that the page has replaced may never do so, ms (H7). */
const ANSWER_MS = 1_000

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
  const stopWaiting = afterSilence(() => onChange(true))
  const onEntries: IntersectionObserverCallback = entries => {
    stopWaiting()
    onChange(entries.at(-1)?.isIntersecting === true)
  }
  const watcher = new IntersectionObserver(onEntries, { rootMargin })
  watcher.observe(host)
  return () => {
    stopWaiting()
    watcher.disconnect()
  }
}

/** In the second frame after that time: a page in the background has none, and observes nothing. Returns what cancels it. */
function afterSilence(work: () => void): () => void {
  let frame = 0
  const timer = setTimeout(() => (frame = nextFrame(() => (frame = nextFrame(work)))), ANSWER_MS)
  return () => {
    clearTimeout(timer)
    cancelFrame(frame)
  }
}
