import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

import { cancelFrame, nextFrame } from '../kit/index.ts'

/** What drawing rows may take of a frame, ms, but for the last one begun: 60 frames a second have 16.7 each. */
const BUDGET_MS = 3

interface TurnOptions {
  /** It is not given for now. */
  isHeld: boolean
  /** It is given at once, out of turn. */
  isUrgent: boolean
}

/**
 * Whether a row's tiles may be drawn: one row after the other, as many in each frame as there is time for, so that a
 * slow device scrolls on meanwhile. A row is drawn whole: each change to the list costs the browser far more than one
 * more tile of it does. What has been given is never taken back (LOB-05).
 */
export function useTurn({ isHeld, isUrgent }: TurnOptions): boolean {
  const [isGiven, setGiven] = useState(isUrgent)
  if (isUrgent && !isGiven) setGiven(true)
  const isWaiting = !isGiven && !isHeld

  useEffect(() => {
    if (isWaiting) return takeTurn(() => setGiven(true))
  }, [isWaiting])

  return isGiven
}

const waiting = new Set<() => void>()
let frame = 0

function takeTurn(draw: () => void): () => void {
  waiting.add(draw)
  frame ||= nextFrame(giveTurns)
  return () => {
    waiting.delete(draw)
    if (waiting.size > 0) return
    cancelFrame(frame)
    frame = 0
  }
}

function giveTurns(): void {
  const end = performance.now() + BUDGET_MS
  for (const draw of waiting) {
    waiting.delete(draw)
    flushSync(draw)
    if (performance.now() >= end) break
  }
  frame = waiting.size > 0 ? nextFrame(giveTurns) : 0
}
