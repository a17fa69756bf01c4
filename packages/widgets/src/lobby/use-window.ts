import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { cancelFrame, nextFrame, watchSize } from '../kit/index.ts'
import { type Layout, layOutTiles, rowsBetween, type Span } from './layout.ts'

export interface Window extends Layout {
  /** Rows to render. */
  rendered: Span
  /** Rows in the viewport. */
  seen: Span
  /** The list scrolls too fast to read: new rows need no tiles yet. */
  isFast: boolean
}

/** How far outside the viewport rows render, px; less during fast scrolling. */
const MARGIN = 500
const FAST_MARGIN = 200

/**
 * Which rows of a tall list are near the viewport. Follows scrolling of all containers and the list's own width.
 *
 * Everything is measured at the start of a frame, before any write, so that scrolling forces no layout.
 */
export function useWindow(
  grid: RefObject<HTMLElement | null>,
  type: 'slot' | 'live',
  count: number
): Window | undefined {
  const [shown, setShown] = useState<Window>()
  const latest = useRef({ type, count })
  latest.current = { type, count }

  const [speed] = useState(createSpeed)

  const measure = useRef(() => {
    const box = grid.current?.getBoundingClientRect()
    // Hidden, or inside a hidden part of the page.
    if (!box?.width) return
    const isFast = speed.isFast(box.top, measure)
    const next = windowOf(box, latest.current, isFast)
    setShown(before => (before && isSame(before, next) ? before : next))
  }).current

  useLayoutEffect(measure, [measure, type, count])
  // In the same frame: a later change would make the browser lay out the page twice for one frame.
  useEffect(() => followMoves(grid.current!, () => flushSync(measure)), [grid, measure])
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
  const rendered = { top: seen.top - margin, bottom: seen.bottom + margin }
  return {
    ...layout,
    isFast,
    seen: rowsBetween(seen, layout, rows),
    rendered: rowsBetween(rendered, layout, rows)
  }
}

function isSame(one: Window, other: Window): boolean {
  return (
    one.columns === other.columns &&
    one.rowHeight === other.rowHeight &&
    one.seen.first === other.seen.first &&
    one.seen.last === other.seen.last &&
    one.rendered.first === other.rendered.first &&
    one.rendered.last === other.rendered.last &&
    one.isFast === other.isFast
  )
}

/** Scrolling above this speed is fast, px per ms, if it lasts more than a single jump. */
const FAST = 5
const FAST_FRAMES = 3

/** After how long without movement scrolling has ended, ms. */
const STILL_MS = 120

/** Measures the scroll speed; calls back when fast scrolling has ended. */
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

/** Calls back, at most once a frame, when the element may have moved in the viewport or changed its width. */
function followMoves(element: HTMLElement, onMove: () => void): () => void {
  let frame = 0
  const soon = () => {
    frame ||= nextFrame(() => {
      frame = 0
      onMove()
    })
  }
  // Scroll events do not bubble; a capturing listener gets those of all containers.
  const options = { capture: true, passive: true }
  document.addEventListener('scroll', soon, options)
  addEventListener('resize', soon)
  const stop = watchSize(element, soon)
  return () => {
    cancelFrame(frame)
    document.removeEventListener('scroll', soon, options)
    removeEventListener('resize', soon)
    stop()
  }
}
