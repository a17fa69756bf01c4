import { JACKPOTS_MS } from '@bnw/core/jackpots'
import { useEffect, useState } from 'react'

import { useReducedMotion } from '../kit/index.ts'

/** The figures take a step each second: more would be restless. */
const STEP_MS = 1_000

/**
 * How much of the way to the latest figures is gone, 0 to 1: they glide until the next ones come.
 *
 * @param news Begins a new way when it is another one.
 */
export function useGlide(news: unknown, isMoving: boolean): number {
  const isReduced = useReducedMotion()
  const [way, setWay] = useState<{ news: unknown; share: number }>({ news, share: 0 })
  const share = way.news === news ? way.share : 0

  useEffect(() => {
    if (isReduced || !isMoving) return
    const step = () =>
      setWay(before => {
        const gone = before.news === news ? before.share : 0
        return { news, share: Math.min(1, gone + STEP_MS / JACKPOTS_MS) }
      })
    const timer = setInterval(step, STEP_MS)
    return () => clearInterval(timer)
  }, [news, isMoving, isReduced])

  return isReduced ? 1 : share
}
