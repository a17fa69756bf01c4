import {
  $jackpots,
  glide,
  type JackpotLevel,
  jackpotWords,
  loadJackpots,
  watchJackpots
} from '@bnw/core/jackpots'
import { formatMoney, range } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import {
  useFrozen,
  useHost,
  useLanguage,
  useListState,
  useMotion,
  useRefresh,
  useSeen,
  useWords
} from '../kit/index.ts'
import { MotionButton } from '../ui/motion-button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Level, naturalWidth } from './level.tsx'
import { useGlide } from './use-glide.ts'

/** How far outside the viewport the amounts start to load. */
const NEAR = '200px'

export function Jackpots() {
  const remote = useStore($jackpots)
  const isVisible = useSeen(useHost(), NEAR)
  useEffect(() => (isVisible ? watchJackpots() : undefined), [isVisible])
  useRefresh(loadJackpots, remote.error)
  useListState(remote)

  if (remote.value)
    return remote.value.length > 0 ? <Boards levels={remote.value} isVisible={isVisible} /> : null
  return remote.status === 'failed' ? null : <Waiting />
}

/** Changing amounts are not announced; screen-reader users navigate to them. */
function Boards({ levels, isVisible }: { levels: readonly JackpotLevel[]; isVisible: boolean }) {
  const words = useWords(jackpotWords)
  const motion = useMotion({ isNews: true })
  const share = useGlide(levels, isVisible && motion.isMoving)
  const shown = useFrozen(
    levels.map(level => ({ ...level, amount: glide(level, share) })),
    !motion.isMoving
  )
  const language = useLanguage()
  const boards = shown.map(level => ({ ...level, text: formatMoney(level.amount, language, level) }))
  // The flaps of all levels have one size: that of the widest board.
  const boardWidth = Math.max(...boards.map(({ text }) => naturalWidth(text)))
  return (
    <section className="jackpots" part="jackpots" aria-label={words.title()} ref={motion.region}>
      <header>
        <h2>{words.title()}</h2>
        <MotionButton motion={motion} words={words} />
      </header>
      <ul style={{ '--board-px': boardWidth }}>
        {boards.map(({ id, name, text, gameId, wins }) => (
          <Level key={id} name={name} text={text} wins={wins} gameId={gameId} />
        ))}
      </ul>
    </section>
  )
}

function Waiting() {
  const words = useWords(jackpotWords)
  return (
    <section className="jackpots" part="jackpots" aria-label={words.title()} aria-busy="true">
      <header>
        <h2>{words.title()}</h2>
      </header>
      <ul>
        {range(4).map(index => (
          <li key={index}>
            <div className="level">
              <Skeleton shape="text" width="56px" />
              <Skeleton shape="block" width="min(180px, 60%)" height="44px" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
