import { type FocusEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the player wants nothing to move that need not. */
export function useReducedMotion(): boolean {
  const [isReduced, setReduced] = useState(() => matchMedia(QUERY).matches)

  useEffect(() => {
    const device = matchMedia(QUERY)
    const follow = () => setReduced(device.matches)
    device.addEventListener('change', follow)
    return () => device.removeEventListener('change', follow)
  }, [])

  return isReduced
}

/** What moves by itself, and how a player stops it (HOME-02). */
export interface Motion {
  /** Whether it moves now. */
  isMoving: boolean
  /** Whether the button offers to stop it; else to let it run. */
  isOn: boolean
  toggle(): void
  /** The player has taken over: it moves no more by itself. */
  stop(): void
  /** For the region: it rests under the pointer and while something in it has the focus. */
  handlers: {
    onPointerEnter(event: PointerEvent): void
    onPointerLeave(): void
    onFocus(): void
    onBlur(event: FocusEvent): void
  }
}

/** Whoever lets it run by the button wants it to, though pointer and focus are then on it. */
type Wish = 'usual' | 'on' | 'off'

/**
 * Something that moves by itself until the player stops it, or looks at it more closely.
 *
 * @param isNews What changes because there is news goes on where a device wants less motion, only without any.
 */
export function useMotion({ isNews = false } = {}): Motion {
  const isReduced = useReducedMotion()
  const [wish, setWish] = useState<Wish>('usual')
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isOn = wish === 'on' || (wish === 'usual' && (isNews || !isReduced))
  const handlers = useMemo(
    () => ({
      onPointerEnter: (event: PointerEvent) => setPointed(event.pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget as Node))
    }),
    []
  )
  return {
    isOn,
    isMoving: isOn && (wish === 'on' || !(isPointed || isFocused)),
    toggle: () => setWish(isOn ? 'off' : 'on'),
    stop: () => setWish('off'),
    handlers
  }
}

/** What was shown last, as long as it is held; else the latest. */
export function useHeld<Value>(latest: Value, isHeld: boolean): Value {
  const shown = useRef(latest)
  if (!isHeld) shown.current = latest
  return shown.current
}
