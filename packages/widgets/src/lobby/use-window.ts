import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { cancelFrame, nextFrame } from '../kit/index.ts'
import { type Layout, layOutTiles, rowsBetween, type Span } from './layout.ts'

export interface Window extends Layout {
  /** Rows in the document. */
  drawn: Span
  /** Rows in view. */
  seen: Span
  /** Rows pass by faster than anybody reads: new ones need no tiles yet. */
  isFast: boolean
}

/** How far beyond the view rows are drawn, px: what passes by fast is gone before it could be looked at. */
const MARGIN = 500
const FAST_MARGIN = 200

/**
 * Which rows of a tall list are near the view. It follows every kind of scrolling around it, and its own width.
 *
 * All is measured at the start of a frame, before anything of ours is written, so that scrolling forces no layout.
 */
export function useWindow(
  place: RefObject<HTMLElement | null>,
  type: 'slot' | 'live',
  count: number
): Window | undefined {
  const [shown, setShown] = useState<Window>()
  const latest = useRef({ type, count })
  latest.current = { type, count }

  const [speed] = useState(createSpeed)

  const measure = useRef(() => {
    const box = place.current?.getBoundingClientRect()
    // Not drawn at all: hidden, or in a part of the page that is.
    if (!box?.width) return
    const isFast = speed.isFast(box.top, measure)
    const next = windowOf(box, latest.current, isFast)
    setShown(before => (before && isSame(before, next) ? before : next))
  }).current

  useLayoutEffect(measure, [measure, type, count])
  useEffect(() => followMoves(place.current!, measure), [place, measure])
  return shown
}

function windowOf(
  { top, width }: DOMRect,
  { type, count }: { type: 'slot' | 'live'; count: number },
  isFast: boolean
): Window {
  const layout = layOutTiles(type, width)
  const rows = Math.ceil(count / layout.columns)
  const seen = { top: -top, bottom: innerHeight - top }
  const margin = isFast ? FAST_MARGIN : MARGIN
  const drawn = { top: seen.top - margin, bottom: seen.bottom + margin }
  return { ...layout, isFast, seen: rowsBetween(seen, layout, rows), drawn: rowsBetween(drawn, layout, rows) }
}

function isSame(one: Window, other: Window): boolean {
  return (
    one.columns === other.columns &&
    one.rowHeight === other.rowHeight &&
    one.seen.first === other.seen.first &&
    one.seen.last === other.seen.last &&
    one.drawn.first === other.drawn.first &&
    one.drawn.last === other.drawn.last &&
    one.isFast === other.isFast
  )
}

/** Faster than this nobody reads, px per ms. A single jump is none: it takes more than one frame in a row. */
const FAST = 5
const FAST_FRAMES = 3

/** How long the list must stand still to count as such, ms. */
const STILL_MS = 120

/** Follows how fast a place moves; calls back once it stands still after a fast move. */
function createSpeed() {
  let last = { top: 0, at: 0 }
  let fastFrames = 0
  let timer: ReturnType<typeof setTimeout>
  return {
    isFast(top: number, onStill: () => void): boolean {
      const at = performance.now()
      const isFast = Math.abs(top - last.top) > FAST * Math.max(16, at - last.at)
      last = { top, at }
      fastFrames = isFast ? fastFrames + 1 : 0
      if (fastFrames < FAST_FRAMES) return false
      clearTimeout(timer)
      timer = setTimeout(onStill, STILL_MS)
      return true
    }
  }
}

/** Calls back at most once a frame whenever the element may have moved in the view or changed its width. */
function followMoves(element: HTMLElement, onMove: () => void): () => void {
  let frame = 0
  const soon = () => {
    frame ||= nextFrame(() => {
      frame = 0
      onMove()
    })
  }
  // Scrolling does not bubble; a capturing listener hears that of every box around the element.
  const options = { capture: true, passive: true }
  document.addEventListener('scroll', soon, options)
  addEventListener('resize', soon)
  const sizes = new ResizeObserver(soon)
  sizes.observe(element)
  return () => {
    cancelFrame(frame)
    document.removeEventListener('scroll', soon, options)
    removeEventListener('resize', soon)
    sizes.disconnect()
  }
}
