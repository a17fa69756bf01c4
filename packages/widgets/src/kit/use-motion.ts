import { type RefCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { watchMedia } from './observers.ts'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the device asks for reduced motion. */
export function useReducedMotion(): boolean {
  const [isReduced, setReduced] = useState(() => matchMedia(QUERY).matches)

  useEffect(() => {
    const device = matchMedia(QUERY)
    const follow = () => setReduced(device.matches)
    return watchMedia(device, follow)
  }, [])

  return isReduced
}

/** Something that moves by itself, and how a player stops it (HOME-02). */
export interface Motion {
  /** Whether it moves now. */
  isMoving: boolean
  /** Whether the button offers to stop it; else to let it run. */
  isOn: boolean
  toggle(): void
  /** Ends the movement without a way to resume it: the player has taken over. */
  stop(): void
  /** For the region: it pauses under the mouse and while something in it has the focus. */
  region: RefCallback<HTMLElement>
}

/** `on` is the player's choice by the button; it then runs despite pointer and focus. */
type Choice = 'default' | 'on' | 'off'

/**
 * Moves until the player stops it, points at it or focuses something in it.
 *
 * @param isNews The movement shows new data: it starts despite reduced motion, and the view changes without animation.
 */
export function useMotion({ isNews = false } = {}): Motion {
  const isReduced = useReducedMotion()
  const [choice, setChoice] = useState<Choice>('default')
  const [region, setRegion] = useState<HTMLElement | null>(null)
  const isWatched = useWatched(region)
  const isOn = choice === 'on' || (choice === 'default' && (isNews || !isReduced))
  return {
    isOn,
    isMoving: isOn && (choice === 'on' || !isWatched),
    toggle: () => setChoice(isOn ? 'off' : 'on'),
    stop: () => setChoice('off'),
    region: setRegion
  }
}

/**
 * Whether the mouse is over a region or the focus in it. The region has listeners of its own: React derives
 * `onPointerEnter` from events of the whole page, and misses moves from the tree of one root into another.
 */
function useWatched(region: HTMLElement | null): boolean {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)

  useLayoutEffect(() => {
    if (!region) return undefined
    const listening = new AbortController()
    const { signal } = listening
    region.addEventListener('pointerenter', event => setPointed(event.pointerType === 'mouse'), { signal })
    region.addEventListener('pointerleave', () => setPointed(false), { signal })
    region.addEventListener('focusin', () => setFocused(true), { signal })
    region.addEventListener(
      'focusout',
      ({ relatedTarget }) => setFocused(relatedTarget instanceof Node && region.contains(relatedTarget)),
      { signal }
    )
    return () => listening.abort()
  }, [region])

  return isPointed || isFocused
}

/** The latest value; while `isFrozen`, the one before. */
export function useFrozen<Value>(latest: Value, isFrozen: boolean): Value {
  const shown = useRef(latest)
  if (!isFrozen) shown.current = latest
  return shown.current
}
