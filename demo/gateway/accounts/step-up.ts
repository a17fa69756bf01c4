import type { InputOf, user } from '@bnw/core/contract'

import { consumeAuthenticatorCode } from '../session/authenticator.ts'
import { confirmCode } from '../session/codes.ts'
import { noteConfirmation } from '../session/confirmation.ts'
import { consumeSmsCode } from '../session/sms-codes.ts'
import { confirmPassword, type Caller } from './own-account.ts'
import { REQUIRED, wrongField } from './rules.ts'

/**
 * Confirms that the player, not only the session, makes the next calls: by the code where a second factor is on, by the
 * password otherwise.
 *
 * @returns When the confirmation ends.
 * @throws {Refusal} For a wrong password or code, and 429 after too many of them.
 */
export async function stepUp(input: InputOf<typeof user.stepUp>, caller: Caller): Promise<Date> {
  const { session, context } = caller
  if (session.player.secondFactor === 'none') {
    if (!input.password) throw wrongField('password', REQUIRED)
    await confirmPassword(input.password, 'password', caller)
  } else {
    if (!input.ga_code) throw wrongField('ga_code', REQUIRED)
    await checkCode(input.ga_code, caller)
  }
  return noteConfirmation(session, context)
}

async function checkCode(code: string, { session, context }: Caller): Promise<void> {
  const { row, player } = session
  await confirmCode(code, { session, context }, async isForced => {
    if (isForced) return true
    if (player.secondFactor === 'ga')
      return (await consumeAuthenticatorCode(player, code, context)) || undefined
    // A code that was sent to a new number proves nothing about the player's own.
    return (await consumeSmsCode(row.id, code, context)) === player.phone || undefined
  })
}
