import { type Kurus } from '@bnw/core/contract'
import { jackpotWords } from '@bnw/core/jackpots'
import { $language, formatMoney } from '@bnw/core/lib'
import { pathTo } from '@bnw/core/routes'
import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { useLink, useWords } from '../kit/index.ts'
import { Board } from '../ui/board.tsx'

interface LevelProps {
  name: string
  amount: Kurus
  wins: number
  /** Path of the game; empty if the gateway names none. */
  path: string
}

/** The kuruş of amounts from ten thousand lira on, which are not shown. */
const KURUS = /(?<=\d{2}[.,]\d{3})[.,]\d\d$/

export function Level({ name, amount, wins, path }: LevelProps) {
  const words = useWords(jackpotWords)
  const language = useStore($language)
  const link = useLink(path || pathTo('home'))
  // Only wins after the first render are shown.
  const [initialWins] = useState(wins)
  const text = formatMoney(amount, language).replace(KURUS, '')
  const content = (
    <>
      <span className="name">{name} </span>
      <Board value={text.replace('₺', '')} label={text} />
    </>
  )
  return (
    <li>
      {path ? (
        <a className="level" part="level" {...link}>
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
