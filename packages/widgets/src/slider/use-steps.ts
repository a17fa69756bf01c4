import { type RefObject, useEffect, useRef, useState } from 'react'

import { type Motion, useHost, useMotion, useReducedMotion, useSeen } from '../kit/index.ts'

/** How long a banner stays, ms. */
const STAY_MS = 6_000

export interface Steps {
  row: RefObject<HTMLUListElement | null>
  current: number
  /** A step by the player, which ends the movement. */
  goTo(at: number): void
  motion: Motion
  scrolling: { onScroll(): void; onTouchStart(): void; onWheel(): void }
}

/** The current banner and the ways to another one. */
export function useSteps(count: number): Steps {
  const motion = useMotion()
  const isSeen = useSeen(useHost())
  const { row, current, show, scrolling } = useRow(count)
  const isMoving = motion.isMoving && isSeen && count > 1

  useEffect(() => {
    if (!isMoving) return
    const timer = setTimeout(() => show((current + 1) % count), STAY_MS)
    return () => clearTimeout(timer)
  }, [isMoving, current, count, show])

  return {
    row,
    current,
    motion,
    goTo(at) {
      motion.stop()
      show(at)
    },
    scrolling: { ...scrolling, onTouchStart: () => (scrolling.onTouchStart(), motion.stop()) }
  }
}

/** The row scrolls to the current banner, and the current banner follows scrolling by touch. */
function useRow(count: number) {
  const row = useRef<HTMLUListElement>(null)
  const target = useRef<number>(undefined)
  const [at, setAt] = useState(0)
  const isReduced = useReducedMotion()
  const current = Math.min(at, count - 1)
  const latest = useRef({ current, isReduced })
  latest.current = { current, isReduced }

  // Created once: the timer must not restart with each render.
  const [show] = useState(() => (next: number) => {
    const list = row.current
    const isNeighbour = Math.abs(next - latest.current.current) === 1
    target.current = next
    setAt(next)
    const behavior = isNeighbour && !latest.current.isReduced ? 'smooth' : 'instant'
    list?.scrollTo({ left: next * list.clientWidth, behavior })
  })
  const clearTarget = () => {
    target.current = undefined
  }
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {}
    const index = Math.round(scrollLeft / clientWidth)
    // While it scrolls to a banner, it passes others.
    if (target.current === undefined) setAt(index)
    else if (Math.abs(scrollLeft - target.current * clientWidth) < 2) clearTarget()
  }
  return { row, current, show, scrolling: { onScroll, onTouchStart: clearTarget, onWheel: clearTarget } }
}
