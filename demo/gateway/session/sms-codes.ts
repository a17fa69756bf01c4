import { createHmac } from 'node:crypto'

import { and, eq } from 'drizzle-orm'

import type { Context, PresentedSession } from '../context.ts'
import { isCurrent } from '../db/is-current.ts'
import { smsCodes } from '../db/schema/index.ts'
import { sendSms } from '../mail/send.ts'
import { applyLimit, countAttempts } from './attempt-limits.ts'
import { SMS_LIMIT } from './limits.ts'
import { newCode } from './tokens.ts'

/** How long a code is valid, in seconds. */
const LIFETIME_SECONDS = 180

/**
 * Sends a code that is valid for this session only; the previous one becomes invalid.
 *
 * @returns How long it is valid, in seconds.
 * @throws {Refusal} 429 when too many were sent.
 */
export async function sendSmsCode(
  { row, player }: Pick<PresentedSession, 'row' | 'player'>,
  phone: string,
  context: Context
): Promise<number> {
  const limits = [applyLimit(SMS_LIMIT, player.id)]
  await countAttempts(context, limits)
  const code = unforcedCode(context)
  const sent = {
    phone,
    codeHash: hashOf(row.id, code, context),
    expiresAt: new Date(context.now() + LIFETIME_SECONDS * 1_000)
  }
  await context.database
    .insert(smsCodes)
    .values({ sessionId: row.id, ...sent })
    .onConflictDoUpdate({ target: smsCodes.sessionId, set: sent })
  await sendSms(context, phone, {
    subject: { tr: 'Doğrulama kodu', en: 'Verification code' },
    text: {
      tr: `Rıhtım doğrulama kodunuz ${code}. Üç dakika geçerlidir; kimseyle paylaşmayın.`,
      en: `Your Rıhtım verification code is ${code}. It is good for three minutes; share it with nobody.`
    }
  })
  return LIFETIME_SECONDS
}

/** Never a code with a forced outcome. */
function unforcedCode(context: Context): string {
  const code = newCode()
  return context.forced?.code(code) ? unforcedCode(context) : code
}

function hashOf(sessionId: string, code: string, { refreshSecret }: Context): string {
  return createHmac('sha256', refreshSecret).update(`sms ${sessionId} ${code}`).digest('base64url')
}

/**
 * Checks the code of a session and deletes it, so that it works once.
 *
 * @param code Not checked where absent.
 * @returns The phone that it was sent to; undefined for a wrong, used or expired code.
 */
export async function consumeSmsCode(
  sessionId: string,
  code: string | undefined,
  context: Context
): Promise<string | undefined> {
  const [used] = await context.database
    .delete(smsCodes)
    .where(
      and(
        eq(smsCodes.sessionId, sessionId),
        isCurrent(smsCodes.expiresAt, { now: context.now(), lifetime: LIFETIME_SECONDS * 1_000 }),
        code === undefined ? undefined : eq(smsCodes.codeHash, hashOf(sessionId, code.trim(), context))
      )
    )
    .returning({ phone: smsCodes.phone })
  return used?.phone
}
