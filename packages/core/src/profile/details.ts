import type { OutputOf } from '../contract/call.ts'
import { getUserProfile } from '../contract/user-session.ts'
import { send } from '../gateway/client.ts'
import { createRemote } from '../lib/remote.ts'
import { sessionHandle } from '../session/handle.ts'
import { clearOnSignOut } from '../session/player-data.ts'

/** The player's profile. Only the names are stored on the device; everything else is kept in memory. */
export type Details = OutputOf<typeof getUserProfile>

const remote = createRemote(fetchDetails)
clearOnSignOut(remote.clear)

/** Also updates the stored names, which may be older. */
async function fetchDetails(signal: AbortSignal): Promise<Details> {
  const details = await send(getUserProfile, {}, { signal })
  const { firstname, lastname, username } = details
  sessionHandle()?.rename({ firstname, lastname, username })
  return details
}

export const $details = remote.$remote
export const loadDetails = remote.load
export const reloadDetails = remote.reload
/** Applies an accepted change without a request. */
export const changeDetails = remote.change
