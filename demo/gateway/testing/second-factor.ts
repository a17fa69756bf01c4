import { codeAt, stepAt } from '../session/totp.ts'
import type { Session, TestGateway } from './client.ts'

/** Calls about the second factor, as a page in English makes them. */
export function secondFactorCalls(gateway: TestGateway) {
  const send = (session: Session, name: string, data: Record<string, unknown> = {}) =>
    gateway.call(`user.${name}`, { Lang: 'en', SiteType: 'desktop', ...data }, { session })

  return {
    send,

    /** Creates the key of an authenticator, base32. */
    async generateKey(session: Session): Promise<string> {
      return ((await send(session, 'user_generate_ga')).data as { secret: string }).secret
    },

    /** `none`, `ga` or `sms`. */
    async factorOf(session: Session): Promise<unknown> {
      return ((await send(session, 'two_auth_type', { mode: 'get' })).data as { type: unknown }).type
    },

    /** The code of a key, `offset` steps from now. */
    codeOf: (secret: string, offset = 0) => codeAt(secret, stepAt(gateway.clock()) + offset)
  }
}
