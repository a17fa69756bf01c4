import { passChange } from '../contract/user-profile.ts'
import { send } from '../gateway/client.ts'
import { isFailure } from '../gateway/errors.ts'
import { publishFailure } from '../gateway/failures.ts'
import { requireSecurePage } from '../lib/secure-page.ts'
import { showToast } from '../toasts/store.ts'
import { sessionHandle } from '../session/handle.ts'
import { playerForm } from './form.ts'
import { profileWords } from './words.ts'

interface PasswordChange {
  current: string
  next: string
  confirm: string
}

const form = playerForm(sendPassword)

/** State of the password form, with the gateway's refusal if any. */
export const $passwordForm = form.$state

/** Changes the password. The fields must be valid. One submission at a time; never rejects. */
export const changePassword = form.submit
export const forgetPasswordError = form.forgetOutcome

/** The session of the reply replaces the current one; without one the current session continues (PROF-01). */
async function sendPassword({ current, next, confirm }: PasswordChange): Promise<void> {
  requireSecurePage('a new password')
  const data = { old_password: current, new_password: next, confirm_password: confirm }
  try {
    const facts = await send(passChange, data, { skipRecovery: true })
    if (facts) await sessionHandle()?.renewWith(facts)
  } catch (error) {
    handleError(error)
    throw error
  }
  showToast({ tone: 'good', text: profileWords.passwordChanged, isSilent: true })
}

/** A lost session is not refreshed here: the player logs in again (PROF-03). */
function handleError(error: unknown): void {
  if (!isFailure(error, 'SessionLostError')) return publishFailure(error)
  void sessionHandle()?.end(error.reason === 'expired' ? 'password' : error.reason)
}
