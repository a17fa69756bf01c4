import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

import { cancelFrame, nextFrame } from '../kit/index.ts'

/** How long rendering rows may take of a frame before the last one begins, ms: at 60 frames a second each has 16.7. */
const BUDGET_MS = 3

interface RenderSliceOptions {
  /** Does not render for now. */
  isPaused: boolean
  /** Renders at once, ahead of the queue. */
  isUrgent: boolean
}

/**
 * Whether a row may render its tiles. Rows render one after the other, as many in each frame as the budget allows, so
 * that a slow device keeps scrolling. A row renders whole: each change to the list costs the browser far more than one
 * more tile. A row that may render stays so (LOB-05).
 */
export function useRenderSlice({ isPaused, isUrgent }: RenderSliceOptions): boolean {
  const [mayRender, setMayRender] = useState(isUrgent)
  if (isUrgent && !mayRender) setMayRender(true)
  const isWaiting = !mayRender && !isPaused

  useEffect(() => {
    if (isWaiting) return enqueue(() => setMayRender(true))
  }, [isWaiting])

  return mayRender
}

const queue = new Set<() => void>()
let frame = 0

function enqueue(render: () => void): () => void {
  queue.add(render)
  frame ||= nextFrame(renderSlice)
  return () => {
    queue.delete(render)
    if (queue.size > 0) return
    cancelFrame(frame)
    frame = 0
  }
}

function renderSlice(): void {
  const end = performance.now() + BUDGET_MS
  for (const render of queue) {
    queue.delete(render)
    flushSync(render)
    if (performance.now() >= end) break
  }
  frame = queue.size > 0 ? nextFrame(renderSlice) : 0
}
