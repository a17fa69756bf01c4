import { randomBytes } from 'node:crypto'

import type { HandlersOf, user } from '@bnw/core/contract'

import { SLOW_MS, type Context, type PresentedSession } from '../context.ts'
import { momentText } from '../dates.ts'
import type { PlayerRow } from '../db/schema/index.ts'
import { anonymous, sessionExpired } from '../refusal.ts'
import { logIn } from '../session/login.ts'
import { completeLogin } from '../session/second-factor.ts'
import { endSession, refreshSession } from '../session/store.ts'

export type UserHandlers = HandlersOf<typeof user, Context>

/** Hours from UTC to Istanbul; clients send them back. */
const GMT = '3'

/** Login to logout. */
export const sessionHandlers = {
  login: async (input, context) => {
    const { sid, player } = await logIn(input, context)
    if (player.behaviour === 'slow') await context.pause(SLOW_MS)
    return sessionReply(player, sid, context)
  },

  initAuth: async (_input, context) => {
    const session = sessionOf(context)
    // Either the former or the current value may have been stolen, so the session ends.
    if (session.state === 'expired-former') {
      await endSession(context.database, session.row.id, context.now())
      throw sessionExpired()
    }
    const secret = context.refreshSecret
    const sid = await refreshSession(context.database, session, { secret, now: context.now() })
    if (!sid) throw sessionExpired()
    return sessionReply(session.player, sid, context)
  },

  logout: async (_input, { session, database, now }) => {
    if (session) await endSession(database, session.row.id, now())
  },

  checkGa: async ({ ga_code }, context) => {
    const session = sessionOf(context)
    // The second factor has been passed already.
    if (!session.row.isPending) return undefined
    const sid = await completeLogin(ga_code, session, context)
    return sessionReply(session.player, sid, context)
  }
} satisfies Partial<UserHandlers>

export function sessionOf({ session }: Context): PresentedSession {
  if (!session) throw anonymous()
  return session
}

/** `gasecret` only marks that a second factor is on: it is random, never the authenticator key. */
export function sessionReply(player: PlayerRow, sid: string, { lang, request }: Context) {
  return {
    rid: player.rid,
    uid: player.uid,
    sid,
    uip: request.address,
    gtm: GMT,
    language: lang,
    username: player.username,
    lastlogin: player.lastLoginAt ? momentText(player.lastLoginAt) : '',
    gasecret: player.secondFactor === 'none' ? '' : randomBytes(18).toString('base64url')
  }
}
