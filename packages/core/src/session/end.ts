import { logout } from '../contract/user.ts'
import { environment } from '../environment.ts'
import { send } from '../gateway/client.ts'
import type { SealedSession } from '../gateway/credentials.ts'
import { isFailure } from '../gateway/errors.ts'
import { apply, forgetPlayer } from './establish.ts'
import { $session, $sessionNews, type EndReason } from './session.ts'
import { dropLogoutNote, noteLogout, takeLogoutNote } from './storage.ts'

/**
 * Ends the session immediately in all tabs and elements, then calls the gateway's logout (SESS-07). The player is logged
 * out whatever the gateway replies. If the call fails, a stored note repeats it at the next start.
 */
export async function end(because: EndReason): Promise<void> {
  const session = $session.get()
  forgetPlayer()
  apply({ type: 'ended', because })
  if (session.status === 'player') {
    $sessionNews.set({ type: 'ended', because })
    await sendLogout(session.session)
  }
  if (session.status === 'second-factor') await sendLogout(session.pending.session)
}

/** @param at When the player logged out, ms. */
async function sendLogout(session: SealedSession, at = environment().now()): Promise<void> {
  noteLogout(session, at)
  try {
    await send(logout, {}, { session, skipRecovery: true })
    dropLogoutNote()
  } catch (error) {
    const isReceived = isFailure(error, 'RefusedError') || isFailure(error, 'SessionLostError')
    if (isReceived) dropLogoutNote()
  }
}

/** Sends a logout that an earlier page could not send. */
export async function sendNotedLogout(): Promise<void> {
  const note = takeLogoutNote()
  if (note) await sendLogout(note, note.at)
}
