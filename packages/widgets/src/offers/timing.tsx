import { formatDay } from '@bnw/core/lib'
import { offerWords, type Phase } from '@bnw/core/offers'

import { useLanguage, useWords } from '../kit/index.ts'
import { Countdown } from './countdown.tsx'
import type { Offer } from './offer.ts'

interface TimingProps {
  offer: Offer
  phase: Phase
}

/** The countdown to the end or the start. An offer that has ended or has no end has none. */
export function TimeLeft({ offer: { Start_date, End_date }, phase }: TimingProps) {
  const words = useWords(offerWords)
  if (phase === 'active' && End_date !== undefined)
    return <Countdown label={words.endsIn()} until={End_date} />
  if (phase === 'upcoming' && Start_date !== undefined)
    return <Countdown label={words.startsIn()} until={Start_date} />
  return null
}

/** The relevant date, for the stub of a ticket. */
export function useDay({ offer: { Start_date, End_date }, phase }: TimingProps): string {
  const words = useWords(offerWords)
  const language = useLanguage()
  if (phase === 'upcoming' && Start_date !== undefined) return words.fromDay(formatDay(Start_date, language))
  if (End_date === undefined) return words.endless()
  const day = formatDay(End_date, language)
  return phase === 'ended' ? words.endedOn(day) : words.untilDay(day)
}
