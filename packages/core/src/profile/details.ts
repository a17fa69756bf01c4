import type { OutputOf } from '../contract/call.ts'
import { getUserProfile } from '../contract/user-session.ts'
import { send } from '../gateway/client.ts'
import { createRemote } from '../lib/remote.ts'
import { sessionHandle } from '../session/handle.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { shared } from '../shared.ts'

/** What the gateway knows of the player. It stays in memory: nothing of it is kept on the device but the names. */
export type Details = OutputOf<typeof getUserProfile>

const remote = shared('profile.details', () => {
  const details = createRemote(ask)
  clearOnSignOut(details.clear)
  return details
})

/** What is said of the names is newer than what is kept. */
async function ask(signal: AbortSignal): Promise<Details> {
  const details = await send(getUserProfile, {}, { signal })
  const { firstname, lastname, username } = details
  sessionHandle()?.rename({ firstname, lastname, username })
  return details
}

export const $details = remote.$remote
export const loadDetails = remote.load
/** Takes over what the gateway has agreed to, without asking again. */
export const changeDetails = remote.change
