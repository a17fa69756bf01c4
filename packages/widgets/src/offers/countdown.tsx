import { type Moment } from '@bnw/core/contract'
import { $serverTime, formatCountdown, formatDuration, serverNow } from '@bnw/core/lib'
import { offerWords } from '@bnw/core/offers'
import { useStore } from '@nanostores/react'

import { useWords } from '../kit/index.ts'
import { Board } from '../ui/board.tsx'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

/**
 * A countdown by the gateway's clock, every second. It is not a live region.
 *
 * @part countdown - The time until it begins or ends.
 */
export function Countdown({ label, until }: { label: string; until: Moment }) {
  useStore($serverTime)
  const words = useWords(offerWords)
  const left = Math.max(0, Math.ceil((until - serverNow()) / SECOND_MS)) * SECOND_MS
  const spoken = left < MINUTE_MS ? words.lastMinute() : formatDuration(left)
  return (
    <p className="countdown" part="countdown">
      <span className="label">{label}</span> <Board value={formatCountdown(left)} label={spoken} />
    </p>
  )
}
