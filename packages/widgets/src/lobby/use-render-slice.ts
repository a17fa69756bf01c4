import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

import { cancelFrame, nextFrame } from '../kit/index.ts'
import type { Span } from './layout.ts'

/** How long rendering rows may take of a frame before the last one begins, ms: at 60 frames a second each has 16.7. */
const BUDGET_MS = 3

interface RenderSliceOptions {
  /** Does not render for now. */
  isPaused: boolean
  /** Renders at once, ahead of the queue. */
  isUrgent: boolean
  row: number
  /** The rows in the viewport at the moment, which render before the others. */
  view: { readonly current: Span }
}

/**
 * Whether a row may render its tiles. Rows render one after the other, as many in each frame as the budget allows, so
 * that a slow device keeps scrolling. A row renders whole: each change to the list costs the browser far more than one
 * more tile. A row that may render stays so (LOB-05).
 */
export function useRenderSlice({ isPaused, isUrgent, row, view }: RenderSliceOptions): boolean {
  const [mayRender, setMayRender] = useState(isUrgent)
  if (isUrgent && !mayRender) setMayRender(true)
  const isWaiting = !mayRender && !isPaused

  useEffect(() => {
    if (!isWaiting) return
    const isSeen = () => view.current.first <= row && row < view.current.last
    return enqueue({ render: () => setMayRender(true), isSeen })
  }, [isWaiting, row, view])

  return mayRender
}

interface Waiting {
  render: () => void
  isSeen: () => boolean
}

const queue = new Set<Waiting>()
let frame = 0

function enqueue(row: Waiting): () => void {
  queue.add(row)
  frame ||= nextFrame(renderSlice)
  return () => {
    queue.delete(row)
    if (queue.size > 0) return
    cancelFrame(frame)
    frame = 0
  }
}

function renderSlice(): void {
  const end = performance.now() + BUDGET_MS
  const rows = [...queue].toSorted((one, other) => Number(other.isSeen()) - Number(one.isSeen()))
  for (const row of rows) {
    // Rendering a row may remove others.
    if (!queue.delete(row)) continue
    flushSync(row.render)
    if (performance.now() >= end) break
  }
  frame = queue.size > 0 ? nextFrame(renderSlice) : 0
}
