import { isUnanswered } from '../gateway/errors.ts'
import { createSubmit, type Submit } from '../lib/submit.ts'
import { clearOnSignOut } from '../session/player-data.ts'

/** A form of the player's account. Its state is cleared when the session ends. */
export function playerForm<Input>(action: (input: Input) => Promise<void>): Submit<Input> {
  const form = createSubmit(action)
  clearOnSignOut(form.clear)
  return form
}

/**
 * Waits for the reply to a change. If it is lost, the gateway is asked whether the change was made.
 *
 * @throws The error of the change, unless it was made.
 */
export async function confirmedBy(isMade: () => Promise<boolean>, change: Promise<unknown>): Promise<void> {
  try {
    await change
  } catch (error) {
    if (!isUnanswered(error) || !(await isMade())) throw error
  }
}
