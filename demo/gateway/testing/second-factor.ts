import { codeAt, stepAt } from '../session/totp.ts'
import { type Session, type TestGateway, textOf } from './client.ts'

/** Calls about the second factor, as a page in English makes them. */
export function secondFactorCalls(gateway: TestGateway) {
  const send = (session: Session, name: string, data: Record<string, unknown> = {}) =>
    gateway.call(`user.${name}`, { Lang: 'en', SiteType: 'desktop', ...data }, { session })

  return {
    send,

    /** Creates the key of an authenticator, base32. */
    async generateKey(session: Session): Promise<string> {
      return textOf(await send(session, 'user_generate_ga'), 'secret')
    },

    /** `none`, `ga` or `sms`. */
    async factorOf(session: Session): Promise<string> {
      return textOf(await send(session, 'two_auth_type', { mode: 'get' }), 'type')
    },

    /** The code of a key, `offset` steps from now. */
    codeOf: (secret: string, offset = 0) => codeAt(secret, stepAt(gateway.clock()) + offset)
  }
}
