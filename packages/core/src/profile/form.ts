import { createSubmit, type Submit } from '../lib/submit.ts'
import { clearOnSignOut } from '../session/player-data.ts'

/** A form of the player's account. Its state is cleared when the session ends. */
export function playerForm<Input>(action: (input: Input) => Promise<void>): Submit<Input> {
  const form = createSubmit(action)
  clearOnSignOut(form.clear)
  return form
}
