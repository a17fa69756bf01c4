import { createSubmit, type Submit } from '../lib/submit.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { shared } from '../shared.ts'

/** A form of the player's account: what was said in it goes with the session. */
export function playerForm<Input>(name: string, action: (input: Input) => Promise<void>): Submit<Input> {
  return shared(`profile.${name}`, () => {
    const form = createSubmit(action)
    clearOnSignOut(form.clear)
    return form
  })
}
