import type { Moment } from '@bnw/core/contract'
import { formatMoment, type Language, machineTime } from '@bnw/core/lib'

import { useLanguage } from '../kit/index.ts'

interface TimeProps {
  at: Moment | undefined
  /** Date and time if unset. */
  format?: (moment: Moment, language: Language) => string
}

/** An instant in Istanbul, for people and for machines. Renders nothing if it is unknown. */
export function Time({ at, format = formatMoment }: TimeProps) {
  const language = useLanguage()
  return at === undefined ? null : <time dateTime={machineTime(at)}>{format(at, language)}</time>
}
