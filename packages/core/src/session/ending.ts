import { logout } from '../contract/user.ts'
import { send } from '../gateway/client.ts'
import type { SealedSession } from '../gateway/credentials.ts'
import { isFailure } from '../gateway/errors.ts'
import { apply, forgetPlayer } from './opening.ts'
import { $session, $sessionNews, type EndReason } from './session.ts'
import { dropLogoutNote, noteLogout, takeLogoutNote } from './stored.ts'

/**
 * Ends the session here at once, in every tab and widget, and tells the gateway (SESS-07). Whatever the gateway answers,
 * the player is out; where it cannot be reached, a note sends the logout at the next start.
 */
export async function end(because: EndReason): Promise<void> {
  const session = $session.get()
  forgetPlayer()
  apply({ type: 'ended', because })
  if (session.status === 'player') {
    $sessionNews.set({ type: 'ended', because })
    await sendLogout(session.session)
  }
  if (session.status === 'second-factor') await sendLogout(session.pending)
}

/** Logs the player out. */
export function logOut(): Promise<void> {
  return end('player')
}

async function sendLogout(session: SealedSession): Promise<void> {
  noteLogout(session)
  try {
    await send(logout, {}, { session, alone: true })
    dropLogoutNote()
  } catch (error) {
    // The note stays where the gateway has not heard it; it is good for one use.
    if (!isFailure(error, 'OfflineError') && !isFailure(error, 'BlockedError')) dropLogoutNote()
  }
}

/** Sends the logout that an earlier page life could not. */
export async function sendNotedLogout(): Promise<void> {
  const session = takeLogoutNote()
  if (session) await sendLogout(session)
}
