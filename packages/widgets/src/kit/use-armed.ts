import { onPageReset } from '@bnw/core'
import { type RefObject, useEffect, useRef, useState } from 'react'

import { cancelFrame, nextFrame } from './frames.ts'

/** How long a button must be visible before it acts, ms: it cannot be put under a click meant for another thing. */
const VISIBLE_MS = 500

/** Rounding of pixels may keep a fully visible button below 1. */
const WHOLLY = 0.99

/** Below half its size a text cannot be read. The zoom of the browser counts too; a page can set one around the frame. */
const MIN_SCALE = 0.5

/** How far a button may move and still count as being in one place, px: a pressed one moves by a pixel. */
const MOVED_PX = 4

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
 * Whether a button that moves money may act: in a frame once it has been wholly visible in one place for half a second,
 * elsewhere always.
 *
 * @param isGuarded Whether it moves money.
 * @returns The ref is for the button.
 */
export function useArmed(isGuarded: boolean): { ref: RefObject<HTMLButtonElement | null>; isArmed: boolean } {
  const ref = useRef<HTMLButtonElement>(null)
  const isWatched = isGuarded && isGuarding
  const [isArmed, setArmed] = useState(false)

  useEffect(() => {
    if (isWatched && ref.current) return armWhileStill(ref.current, setArmed)
  }, [isWatched])

  return { ref, isArmed: !isWatched || isArmed }
}

/** Calls back whether the button has been visible and unmoved for long enough. Returns a function that stops it. */
function armWhileStill(button: HTMLElement, setArmed: (isArmed: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  let place = placeOf(button)
  let isVisible = false
  const restart = () => {
    clearTimeout(timer)
    setArmed(false)
    if (isVisible && devicePixelRatio >= MIN_SCALE) timer = setTimeout(() => setArmed(true), VISIBLE_MS)
  }
  const watcher = new IntersectionObserver(entries => {
    isVisible = isWhollyVisible(entries.at(-1))
    restart()
  }, OPTIONS)
  watcher.observe(button)
  // The browser's own guard sees the frame move, not what moves inside it because the page has resized it.
  const follow = () => {
    const now = placeOf(button)
    // Both have the same seven lengths.
    if (now.some((length, index) => Math.abs(length - place[index]!) > MOVED_PX)) {
      place = now
      restart()
    }
    frame = nextFrame(follow)
  }
  follow()
  return () => {
    clearTimeout(timer)
    cancelFrame(frame)
    watcher.disconnect()
  }
}

/** Where it lies in the frame, the size of the frame, and that of 100 px on the screen. */
function placeOf(button: HTMLElement): readonly number[] {
  const { left, top, width, height } = button.getBoundingClientRect()
  return [left, top, width, height, innerWidth, innerHeight, 100 * devicePixelRatio]
}

/** `isVisible` also notices what lies above the frame, transparency and filters. Only Chromium has it. */
function isWhollyVisible(entry?: IntersectionObserverEntry & { isVisible?: boolean }): boolean {
  return entry !== undefined && entry.intersectionRatio >= WHOLLY && entry.isVisible !== false
}
