import { formatZonedMoment } from '@bnw/core/lib'
import { loadLastLogin } from '@bnw/core/session'
import { toastWords } from '@bnw/core/toasts'

import { useLanguage, useWords } from '../kit/index.ts'

/** When the player logged in before, so that a login of another person is noticed; renders nothing if that is unknown. */
export function LastLogin() {
  const words = useWords(toastWords)
  const language = useLanguage()
  const moment = loadLastLogin()
  return moment === undefined ? null : <span>{words.lastLogin(formatZonedMoment(moment, language))}</span>
}
