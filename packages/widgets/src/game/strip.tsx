import { $showBalance } from '@bnw/core/balance'
import { playWords, type PlayStore, type Tally } from '@bnw/core/game'
import { formatCountdown, formatMoney, serverNow } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'

import { useLanguage, useWords } from '../kit/index.ts'

/** The time since the game was opened, stakes and wins: the gateway's figures, never the game's (PLAY-04). */
export function Strip({ store }: { store: PlayStore }) {
  const words = useWords(playWords)
  const { since } = useStore(store.$rounds)
  const tally = useStore(store.$tally)
  const now = useNow()
  if (!since) return null
  return (
    <p className="strip number">
      <span>
        <span className="visually-hidden">{words.elapsed()} </span>
        {shortTime(now - since)}
      </span>
      {tally && <Net tally={tally} />}
    </p>
  )
}

function Net({ tally }: { tally: Tally }) {
  const words = useWords(playWords)
  const language = useLanguage()
  const isShown = useStore($showBalance)
  if (!isShown) return null
  return (
    <span>
      {words.net()} {formatMoney(tally.net, language, { sign: true })}
    </span>
  )
}

/** `04:12`, from an hour on `01:04:12`. @param elapsed ms. */
export function shortTime(elapsed: number): string {
  return formatCountdown(elapsed).replace(/^00:(?=..:)/, '')
}

function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
