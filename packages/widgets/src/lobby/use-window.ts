import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { type Layout, layOutTiles, rowsBetween, type Span } from './layout.ts'

export interface Window extends Layout {
  /** Rows in the document. */
  drawn: Span
  /** Rows in view. */
  seen: Span
}

/** How far beyond the view rows are drawn, px. */
const MARGIN = 700

const NOTHING: Span = { first: 0, last: 0 }

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

  const measure = useRef(() => {
    const box = place.current?.getBoundingClientRect()
    // Not drawn at all: hidden, or in a part of the page that is.
    if (!box?.width) return
    const next = windowOf(box, latest.current)
    setShown(before => (before && isSame(before, next) ? before : next))
  }).current

  useLayoutEffect(measure, [measure, type, count])
  useEffect(() => followMoves(place.current!, measure), [place, measure])
  return shown
}

function windowOf(
  { top, width }: DOMRect,
  { type, count }: { type: 'slot' | 'live'; count: number }
): Window {
  const layout = layOutTiles(type, width)
  const rows = Math.ceil(count / layout.columns)
  return {
    ...layout,
    seen: count ? rowsBetween(-top, innerHeight - top, layout, rows) : NOTHING,
    drawn: count ? rowsBetween(-top - MARGIN, innerHeight - top + MARGIN, layout, rows) : NOTHING
  }
}

function isSame(one: Window, other: Window): boolean {
  return (
    one.columns === other.columns &&
    one.rowHeight === other.rowHeight &&
    one.seen.first === other.seen.first &&
    one.seen.last === other.seen.last &&
    one.drawn.first === other.drawn.first &&
    one.drawn.last === other.drawn.last
  )
}

/** Calls back at most once a frame whenever the element may have moved in the view or changed its width. */
function followMoves(element: HTMLElement, onMove: () => void): () => void {
  let frame = 0
  const soon = () => {
    frame ||= requestAnimationFrame(() => {
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
    cancelAnimationFrame(frame)
    document.removeEventListener('scroll', soon, options)
    removeEventListener('resize', soon)
    sizes.disconnect()
  }
}
