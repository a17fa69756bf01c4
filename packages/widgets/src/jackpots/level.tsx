import { jackpotWords } from '@bnw/core/jackpots'
import { useState } from 'react'

import { useWords } from '../kit/index.ts'
import { useLaunch } from '../tile/use-launch.ts'
import { Board } from '../ui/board.tsx'
import { ForeignText } from '../ui/foreign-text.tsx'

interface LevelProps {
  name: string
  /** The formatted amount. */
  text: string
  wins: number
  /** The slot it is won in; empty if the gateway names none. */
  gameId: string
}

export function Level({ name, text, wins, gameId }: LevelProps) {
  const words = useWords(jackpotWords)
  const { play } = useLaunch({ type: 'slot', id: gameId, name: '', provider: '' })
  // Only wins after the first render are shown.
  const [initialWins] = useState(wins)
  const content = (
    <>
      <span className="name">
        <ForeignText>{name}</ForeignText>{' '}
      </span>
      <Board value={text} label={text} />
    </>
  )
  return (
    <li>
      {gameId ? (
        <a className="level" part="level" href={play.href} onClick={play.onPlay}>
          {content}
        </a>
      ) : (
        <div className="level" part="level">
          {content}
        </div>
      )}
      {wins > initialWins && (
        <span key={wins} className="won">
          {words.won()}
        </span>
      )}
    </li>
  )
}

/** Width of a board of this text at the full size of styles.css, px: flaps of 28, signs of up to 14, gaps of 3. */
export function naturalWidth(text: string): number {
  const digits = text.replace(/\D/g, '').length
  return digits * 28 + (text.length - digits) * 14 + text.length * 3
}
