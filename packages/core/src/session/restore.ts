import { publicIp } from '../contract/static-files.ts'
import { environment } from '../environment.ts'
import { sendFile } from '../gateway/client.ts'
import { setAddress } from '../gateway/credentials.ts'
import { encrypt } from '../gateway/encryption.ts'
import { setRecovery } from '../gateway/failures.ts'
import { setSessionHandle } from './handle.ts'
import { end, sendNotedLogout } from './end.ts'
import { apply, followStorage, forgetPlayer, loadUserProfile, rename, renewWith } from './establish.ts'
import { adopt, recoverSession, refresh } from './refresh.ts'
import { $session, $userProfile } from './session.ts'
import { loadAuth, loadProfile, storeActivityStart } from './storage.ts'

/** On a page that has been open for longer, the first element does not trust a session stored before, ms. */
const MAX_PAGE_START_MS = 60_000

/** Registers the handlers that a session needs: recovery, and the session handle. */
export function prepareSession(): void {
  setRecovery(recoverSession)
  setSessionHandle({ end, followStorage, renewWith, rename })
}

/** Restores the session from storage, or ends it. */
export async function restoreSession(): Promise<void> {
  prepareSession()
  void sendNotedLogout()
  void lookUpAddress()
  const opened = environment().now() - Math.min(environment().pageAge(), MAX_PAGE_START_MS)
  if (adopt(opened)) beginWithStored()
  else if (loadAuth()) await beginWithAuth(opened)
  if ($session.get().status === 'starting') leave()
}

/** Loads the name if the previous page was left before it was loaded. */
function beginWithStored(): void {
  storeActivityStart()
  const profile = $userProfile.get()
  if (profile && !profile.firstname && !profile.lastname) void loadUserProfile()
}

/** Shows the stored name while the session is refreshed (SESS-03). */
async function beginWithAuth(opened: number): Promise<void> {
  $userProfile.set(loadProfile())
  try {
    const renewal = await refresh(opened)
    if (renewal !== 'taken-over') void loadUserProfile()
  } catch {
    // An internal error must not leave the session's status unknown.
    environment().report({ name: 'StartError' })
  }
}

/** Nobody is signed in: removes what storage still holds of a player (SESS-04). */
function leave(): void {
  forgetPlayer()
  apply({ type: 'ended' })
}

/** Loads the public IP from the configured service. Otherwise `{ip}` is sent (GATE-09). */
async function lookUpAddress(): Promise<void> {
  if (!environment().configuration.ipInfoUrl) return
  try {
    const { ip } = await sendFile(publicIp)
    if (ip) setAddress(await encrypt(ip))
  } catch {
    // `{ip}` is sent.
  }
}
