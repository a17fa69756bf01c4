import type { Moment } from '../contract/units.ts'
import { textLanguage } from '../lib/language.ts'
import { formatZonedMoment } from '../lib/time.ts'
import { toastWords } from './words.ts'

/** The text about the previous login. A module that is only loaded later, as are the time formats that it needs. */
export function lastLoginText(moment: Moment): string {
  return toastWords.lastLogin(formatZonedMoment(moment, textLanguage()))
}
