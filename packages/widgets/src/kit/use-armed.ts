import { onPageReset } from '@bnw/core'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** How long a button must be visible before it acts, ms: too long to be put under a click that was meant for another thing. */
const VISIBLE_MS = 500

/** Rounding of pixels may keep a fully visible button below 1. */
const WHOLLY = 0.99

/**
 * Options of Intersection Observer v2. Chromium also drops clicks on a frame that uses it for half a second after the page
 * has moved the frame. TypeScript 7.0 does not know them; other browsers ignore them.
 */
interface VisibilityOptions extends IntersectionObserverInit {
  trackVisibility: boolean
  /** At least 100 ms, or the browser refuses to track. */
  delay: number
}

const OPTIONS: VisibilityOptions = { threshold: [0, WHOLLY], trackVisibility: true, delay: 100 }

let isGuarding = false
onPageReset(() => (isGuarding = false))

/** Called in the documents of frames: the page around one could hide it, or put something over it (H30). */
export function guardButtons(): void {
  isGuarding = true
}

/**
 * Whether a button that moves money may act: in a frame once it has been wholly visible for half a second, elsewhere
 * always.
 *
 * @param isGuarded Whether it moves money.
 * @returns The ref is for the button.
 */
export function useArmed(isGuarded: boolean): { ref: RefObject<HTMLButtonElement | null>; isArmed: boolean } {
  const ref = useRef<HTMLButtonElement>(null)
  const isWatched = isGuarded && isGuarding
  const [isVisible, setVisible] = useState(false)

  useEffect(() => {
    const button = ref.current
    if (!isWatched || !button) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const watcher = new IntersectionObserver(entries => {
      clearTimeout(timer)
      if (isWhollyVisible(entries.at(-1))) timer = setTimeout(() => setVisible(true), VISIBLE_MS)
      else setVisible(false)
    }, OPTIONS)
    watcher.observe(button)
    return () => {
      clearTimeout(timer)
      watcher.disconnect()
    }
  }, [isWatched])

  return { ref, isArmed: !isWatched || isVisible }
}

/** `isVisible` also notices what lies above the frame, transparency and filters. Only Chromium has it. */
function isWhollyVisible(entry?: IntersectionObserverEntry & { isVisible?: boolean }): boolean {
  return entry !== undefined && entry.intersectionRatio >= WHOLLY && entry.isVisible !== false
}
