import { type Moment } from '@bnw/core/contract'
import { $serverTime, formatCountdown, serverNow } from '@bnw/core/lib'
import { offerWords } from '@bnw/core/offers'
import { useStore } from '@nanostores/react'

import { useWords } from '../kit/index.ts'
import { Board } from '../ui/board.tsx'

const SECOND_MS = 1_000
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * A countdown by the gateway's clock, every second. It is not a live region.
 *
 * @part countdown - The time until it begins or ends.
 */
export function Countdown({ label, until }: { label: string; until: Moment }) {
  useStore($serverTime)
  const words = useWords(offerWords)
  const seconds = Math.max(0, Math.ceil((until - serverNow()) / SECOND_MS))
  const minutes = Math.floor(seconds / MINUTE) % MINUTE
  const spoken =
    seconds < MINUTE
      ? words.lastMinute()
      : words.left(Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR), minutes)
  return (
    <p className="countdown" part="countdown">
      <span className="label">{label}</span>{' '}
      <Board value={formatCountdown(seconds * SECOND_MS)} label={spoken} />
    </p>
  )
}
