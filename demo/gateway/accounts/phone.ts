import { eq } from 'drizzle-orm'

import type { Context, PresentedSession } from '../context.ts'
import { players } from '../db/schema/index.ts'
import { emails } from '../mail/emails.ts'
import { sendEmail } from '../mail/send.ts'
import { confirmCode } from '../session/codes.ts'
import { sendSmsCode, takeSmsCode } from '../session/sms-codes.ts'
import { readPhone, wrongField } from './rules.ts'

/**
 * Sends a code to a phone: the player's own, or the one that is to be theirs. Before the second factor the access
 * table lets only the own one through.
 *
 * @returns How many seconds it is good for.
 * @throws {Refusal}
 */
export async function sendCode(
  given: string | undefined,
  session: PresentedSession,
  context: Context
): Promise<number> {
  const { player } = session
  const phone = given?.trim() ? readPhone(given) : player.phone
  if (player.secondFactor === 'sms' && phone !== player.phone) {
    // Else an open page would be enough to turn the second factor to another phone.
    throw wrongField('phone', {
      tr: 'Numara değiştirmek için önce SMS ile girişi kapatın',
      en: 'Turn the codes by SMS off before you change the number'
    })
  }
  return sendSmsCode(session, phone, context)
}

/** The code came back: the phone is the player's. */
export async function confirmPhone(code: string, session: PresentedSession, context: Context): Promise<void> {
  const { player, row } = session
  const phone = await confirmCode(code, { session, context }, isForced =>
    takeSmsCode(row.id, isForced ? undefined : code, context)
  )
  await context.database
    .update(players)
    .set({ phone, phoneConfirmedAt: new Date(context.now()) })
    .where(eq(players.id, player.id))
  if (phone !== player.phone) await sendEmail(context, player.email, emails.phoneChanged())
}
