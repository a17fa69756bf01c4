import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { cancelFrame, nextFrame, watchSize } from '../kit/index.ts'
import { type Layout, layOutTiles, rowsBetween, type Span } from './layout.ts'
import { createPace, type Pace } from './pace.ts'

export interface Window extends Layout {
  /** Rows to render. */
  rendered: Span
  /** Rows in the viewport. */
  seen: Span
  pace: Pace
}

/** How far outside the viewport rows render, px; less during fast scrolling. */
const MARGIN = 500
const FAST_MARGIN = 200

interface Measured {
  grid: RefObject<HTMLElement | null>
  /** As high as a line of a name. */
  line: RefObject<HTMLElement | null>
}

/**
 * Which rows of a tall list are near the viewport. Follows scrolling of all containers, the list's own width, and the size
 * of its text.
 *
 * Everything is measured at the start of a frame, before any write, so that scrolling forces no layout.
 */
export function useWindow(
  { grid, line }: Measured,
  type: 'slot' | 'live',
  count: number
): Window | undefined {
  const [shown, setShown] = useState<Window>()
  const latest = useRef({ type, count })
  latest.current = { type, count }

  const [paceOf] = useState(createPace)

  const measure = useRef(() => {
    const element = grid.current
    // Hidden, or inside a hidden part of the page.
    if (!element?.offsetWidth) return
    const { height, top } = element.getBoundingClientRect()
    const layout = layOutTiles(
      latest.current.type,
      element.offsetWidth,
      line.current?.offsetHeight || undefined
    )
    // A zoom or a transform of the page scales the box, but not the lengths in it.
    const scale = height / element.offsetHeight || 1
    const next = windowOf({ top, scale }, { ...layout, pace: paceOf(top, measure) }, latest.current.count)
    setShown(before => (before && isSame(before, next) ? before : next))
  }).current

  useLayoutEffect(measure, [measure, type, count])
  // In the same frame: a later change would make the browser lay out the page twice for one frame.
  useEffect(() => {
    if (grid.current && line.current)
      return followMoves([grid.current, line.current], () => flushSync(measure))
  }, [grid, line, measure])
  return shown
}

/** Where the list is: its top below the top of the viewport, px of the viewport, of which one of the list has `scale`. */
interface Place {
  top: number
  scale: number
}

function windowOf({ top, scale }: Place, layout: Layout & Pick<Window, 'pace'>, count: number): Window {
  const rows = Math.ceil(count / layout.columns)
  const seen = { top: -top / scale, bottom: (innerHeight - top) / scale }
  const margin = layout.pace === 'fast' ? FAST_MARGIN : MARGIN
  const rendered = { top: seen.top - margin, bottom: seen.bottom + margin }
  return {
    ...layout,
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
    one.pace === other.pace
  )
}

/** Calls back, at most once a frame, when the elements may have moved in the viewport or changed their size. */
function followMoves(elements: HTMLElement[], onMove: () => void): () => void {
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
  const stops = elements.map(element => watchSize(element, soon))
  return () => {
    cancelFrame(frame)
    document.removeEventListener('scroll', soon, options)
    removeEventListener('resize', soon)
    for (const stop of stops) stop()
  }
}
