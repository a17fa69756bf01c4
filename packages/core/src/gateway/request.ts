import { nameOf, type Call } from '../contract/call.ts'
import { $language } from '../lib/language.ts'
import { writeJson } from '../lib/json.ts'
import { hasCredentials, userField, type SealedSession } from './credentials.ts'
import { SessionLostError } from './errors.ts'

/**
 * Serialises a call (GATE-01). `Lang` is always included, `user` only if the call is authenticated.
 *
 * @param session Overrides the page's session.
 * @throws {SessionLostError} The call needs a session and there is none. It is not sent.
 */
export function bodyOf(call: Call, data: object, session?: SealedSession): string {
  const lang = $language.get()
  return writeJson({
    api: { class: call.class, method: call.method },
    data: { ...data, Lang: lang },
    ...userOf(call, lang, session)
  })
}

function userOf(call: Call, lang: string, session?: SealedSession): { user?: object } {
  const isSignedIn = session !== undefined || hasCredentials()
  if (call.access === 'login') return { user: { ...userField(lang), uid: '', sid: '' } }
  if (call.access === 'player' && !isSignedIn) throw new SessionLostError(nameOf(call), 'expired', '')
  const isSent = call.access === 'player' || (call.access === 'optional' && isSignedIn)
  return isSent ? { user: userField(lang, session) } : {}
}
