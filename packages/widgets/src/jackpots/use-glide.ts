import { JACKPOTS_MS } from '@bnw/core/jackpots'
import { useEffect, useState } from 'react'

import { useReducedMotion } from '../kit/index.ts'

/** Time between two steps, ms; shorter ones would be restless. */
const STEP_MS = 1_000

/**
 * The progress from the former amounts to the latest ones, 0 to 1. It lasts until the next load.
 *
 * @param latest A new value restarts the progress.
 */
export function useGlide(latest: unknown, isMoving: boolean): number {
  const isReduced = useReducedMotion()
  const [progress, setProgress] = useState<{ latest: unknown; share: number }>({ latest, share: 0 })
  const share = progress.latest === latest ? progress.share : 0

  useEffect(() => {
    if (isReduced || !isMoving) return
    const step = () =>
      setProgress(before => {
        const done = before.latest === latest ? before.share : 0
        return { latest, share: Math.min(1, done + STEP_MS / JACKPOTS_MS) }
      })
    const timer = setInterval(step, STEP_MS)
    return () => clearInterval(timer)
  }, [latest, isMoving, isReduced])

  return isReduced ? 1 : share
}
