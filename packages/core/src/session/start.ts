import { publicIp } from '../contract/static-files.ts'
import { environment } from '../environment.ts'
import { sendFile } from '../gateway/client.ts'
import { setAddress } from '../gateway/credentials.ts'
import { encrypt } from '../gateway/encryption.ts'
import { setRecovery } from '../gateway/failures.ts'
import { onSavedChange } from '../lib/saved.ts'
import { shared } from '../shared.ts'
import { sendNotedLogout } from './ending.ts'
import { apply, forgetPlayer, loadUserProfile, takeOver } from './opening.ts'
import { adopt, recoverSession, refresh } from './refresh.ts'
import { $session, $userProfile } from './session.ts'
import { loadAuth, loadProfile, loadSession } from './stored.ts'

/** Finds out who is here: once a page, however many widgets and copies of the code ask (SESS-10). */
export function startSession(): Promise<void> {
  return shared('session.start', begin)
}

async function begin(): Promise<void> {
  setRecovery(recoverSession)
  onSavedChange('bnwUserAuth', followOtherTab)
  void sendNotedLogout()
  void lookUpAddress()
  if (adopt()) return
  if (!loadAuth()) return leave()
  $userProfile.set(loadProfile())
  if (await refresh()) await loadUserProfile()
  else leave()
}

/** Nobody is signed in: what storage may still hold of somebody goes (SESS-04). */
function leave(): void {
  forgetPlayer()
  apply({ type: 'ended' })
}

/** Login or logout in another tab reaches this one (SESS-08). */
function followOtherTab(): void {
  const stored = loadSession()
  if (loadAuth() && stored) return takeOver(stored)
  if (loadAuth() || $session.get().status === 'guest') return
  $userProfile.set(undefined)
  apply({ type: 'ended', because: 'elsewhere' })
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
