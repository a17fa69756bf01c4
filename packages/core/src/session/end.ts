import { logout } from '../contract/user.ts'
import { environment } from '../environment.ts'
import { send } from '../gateway/client.ts'
import type { SealedSession } from '../gateway/credentials.ts'
import { isFailure } from '../gateway/errors.ts'
import { apply, forgetPlayer } from './establish.ts'
import { $session, $sessionNews, type EndReason } from './session.ts'
import { dropLogoutNote, noteLogout, takeLogoutNote } from './storage.ts'

/**
 * Ends the session here at once, in every tab and widget, and tells the gateway (SESS-07). Whatever the gateway answers,
 * the player is out; where it does not hear of it, a note sends the logout at the next start.
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
    const isHeard = isFailure(error, 'RefusedError') || isFailure(error, 'SessionLostError')
    if (isHeard) dropLogoutNote()
  }
}

/** Sends the logout that an earlier page life could not. */
export async function sendNotedLogout(): Promise<void> {
  const note = takeLogoutNote()
  if (note) await sendLogout(note, note.at)
}
