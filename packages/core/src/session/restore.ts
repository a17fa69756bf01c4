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

/** A page start begins when the page is opened. The first element of a page that long is open comes as a new start, ms. */
const SLOWEST_START_MS = 60_000

/** A session may be lost from now on, and found again. */
export function prepareSession(): void {
  setRecovery(recoverSession)
  setSessionHandle({ end, followStorage, renewWith, rename })
}

/** Finds out who is here, from what storage holds. */
export async function restoreSession(): Promise<void> {
  prepareSession()
  void sendNotedLogout()
  void lookUpAddress()
  const opened = environment().now() - Math.min(environment().age(), SLOWEST_START_MS)
  if (adopt(opened)) beginWithStored()
  else if (loadAuth()) await beginWithAuth(opened)
  if ($session.get().status === 'starting') leave()
}

/** Asks for a name that the page before, left right after the login, did not wait for. */
function beginWithStored(): void {
  storeActivityStart()
  const profile = $userProfile.get()
  if (profile && !profile.firstname && !profile.lastname) void loadUserProfile()
}

/** Shows the name that is stored while the session is refreshed (SESS-03). */
async function beginWithAuth(opened: number): Promise<void> {
  $userProfile.set(loadProfile())
  try {
    const renewal = await refresh(opened)
    if (renewal !== 'taken-over') void loadUserProfile()
  } catch {
    // A bug of ours must not leave the page without an answer to who is here.
    environment().report({ name: 'StartError' })
  }
}

/** Nobody is signed in: what storage may still hold of somebody goes (SESS-04). */
function leave(): void {
  forgetPlayer()
  apply({ type: 'ended' })
}

/** Asks the configured service for the public address; `{ip}` stays where it fails or none is configured (GATE-09). */
async function lookUpAddress(): Promise<void> {
  if (!environment().configuration.ipInfoUrl) return
  try {
    const { ip } = await sendFile(publicIp)
    if (ip) setAddress(await encrypt(ip))
  } catch {
    setAddress('{ip}')
  }
}
