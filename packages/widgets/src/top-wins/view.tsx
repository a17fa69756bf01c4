import { range } from '@bnw/core/lib'
import { $topWins, hasFeed, loadTopWins, topWinsWords, watchTopWins } from '@bnw/core/top-wins'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'

import {
  type Motion,
  type PropsOf,
  useFrozen,
  useHost,
  useListState,
  useMotion,
  useRefresh,
  useSeen,
  useWords
} from '../kit/index.ts'
import { LoadError } from '../ui/load-error.tsx'
import { MotionButton } from '../ui/motion-button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { topWins } from './element.ts'
import { Win } from './win.tsx'

/** How far outside the viewport the wins start to load. */
const NEAR = '200px'

export function TopWins({ limit }: PropsOf<typeof topWins>) {
  const remote = useStore($topWins)
  const isVisible = useSeen(useHost(), NEAR)
  const motion = useMotion({ isNews: true })
  const wins = useFrozen(remote.value, !motion.isMoving)
  useEffect(() => (isVisible ? watchTopWins() : undefined), [isVisible])
  useRefresh(loadTopWins, remote.error)
  useListState(remote)

  if (!hasFeed() || remote.value?.length === 0) return null
  if (wins) {
    return (
      <Frame motion={motion}>
        {wins.slice(0, limit).map(win => (
          <Win key={win.id} win={win} />
        ))}
      </Frame>
    )
  }
  if (remote.status !== 'failed') {
    return (
      <Frame>
        {range(limit).map(index => (
          <li key={index}>
            <Skeleton shape="text" width="60%" />
          </li>
        ))}
      </Frame>
    )
  }
  return <LoadError error={remote.error} onRetry={loadTopWins} />
}

/** The list pauses under the mouse, while something in it has the focus, and by its button. */
function Frame({ motion, children }: { motion?: Motion; children: ReactNode }) {
  const words = useWords(topWinsWords)
  return (
    <section
      className="top-wins"
      part="top-wins"
      aria-label={words.title()}
      aria-busy={!motion}
      ref={motion?.region}
    >
      <header>
        <h2>{words.title()}</h2>
        {motion && <MotionButton motion={motion} words={words} />}
      </header>
      <ol>{children}</ol>
    </section>
  )
}
