import { eq } from 'drizzle-orm'

import type { Context, PresentedSession } from '../context.ts'
import { players } from '../db/schema/index.ts'
import { emails } from '../mail/emails.ts'
import { sendEmail } from '../mail/send.ts'
import { confirmCode } from '../session/codes.ts'
import { assertConfirmed } from '../session/confirmation.ts'
import { sendSmsCode, consumeSmsCode } from '../session/sms-codes.ts'
import { lockUnchanged } from './own-account.ts'
import { readPhone, wrongField } from './rules.ts'

/**
 * Sends a code to the player's phone, or to the new number. Before the second factor http/access.ts allows only the
 * player's own.
 *
 * @returns How long the code is valid, in seconds.
 * @throws {Refusal}
 */
export async function sendCode(
  newPhone: string | undefined,
  session: PresentedSession,
  context: Context
): Promise<number> {
  const { player } = session
  const phone = newPhone?.trim() ? readPhone(newPhone) : player.phone
  if (player.secondFactor === 'sms' && phone !== player.phone) {
    // Otherwise an unattended page would be enough to move the second factor to another phone.
    throw wrongField('phone', {
      tr: 'Numara değiştirmek için önce SMS ile girişi kapatın',
      en: 'Turn the codes by SMS off before you change the number'
    })
  }
  if (phone !== player.phone) assertConfirmed(context)
  return sendSmsCode(session, phone, context)
}

/** Confirms by its code that the phone is the player's. */
export async function confirmPhone(code: string, session: PresentedSession, context: Context): Promise<void> {
  const { player, row } = session
  const phone = await confirmCode(code, { session, context }, isForced =>
    consumeSmsCode(row.id, isForced ? undefined : code, context)
  )
  await context.database.transaction(async database => {
    // The codes by SMS, which another call may have turned on meanwhile, must not move to a new phone.
    await lockUnchanged(database, player)
    await database
      .update(players)
      .set({ phone, phoneConfirmedAt: new Date(context.now()) })
      .where(eq(players.id, player.id))
    if (phone !== player.phone) await sendEmail({ ...context, database }, player.email, emails.phoneChanged())
  })
}
