import { $userProfile } from '@bnw/core/session'
import { useStore } from '@nanostores/react'

/**
 * Hidden in forms that ask a signed-in player for a password, so that a password manager knows whose it is; else it takes
 * another text field for the user name.
 */
export function SavedUsername() {
  const username = useStore($userProfile)?.username
  return <input hidden readOnly type="text" name="username" autoComplete="username" value={username ?? ''} />
}
