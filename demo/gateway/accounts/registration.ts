import type { Context } from '../context.ts'
import { players } from '../db/schema/index.ts'
import { newTransactionId, openWallet } from '../ledger/ledger.ts'
import { emails } from '../mail/emails.ts'
import { sendEmail } from '../mail/send.ts'
import { Refusal } from '../refusal.ts'
import { isAddressLimited } from '../session/caller-address.ts'
import { assertAllAllowed, counted, recordMisses } from '../session/guesses.ts'
import { REGISTRATION_LIMIT } from '../session/limits.ts'
import { readNewcomer, type RegistrationInput } from './newcomer.ts'

/**
 * Opens an account that can be used at once, with an empty wallet.
 *
 * A user name and an e-mail that are taken are refused with the same words after the same work, so that neither can be
 * told from the other (W13).
 *
 * @throws {Refusal} Also with 429 where too many come from one address.
 */
export async function register(
  input: RegistrationInput,
  context: Context
): Promise<{ uid: string; username: string }> {
  const newcomer = readNewcomer(input, context.now())
  const limits = isAddressLimited(context) ? [counted(REGISTRATION_LIMIT, context.request.address)] : []
  await assertAllAllowed(context, limits)
  const passwordHash = await context.passwords.hash(input.password)
  await recordMisses(context, limits)
  return context.database.transaction(async database => {
    const [player] = await database
      .insert(players)
      .values({
        ...newcomer,
        uid: newTransactionId(),
        passwordHash,
        lang: context.lang,
        registeredAt: new Date(context.now())
      })
      .onConflictDoNothing()
      .returning({ id: players.id, uid: players.uid, username: players.username })
    if (!player) throw taken()
    await openWallet(database, player.id)
    const content = emails.welcome(player.username, context.settings.siteOrigin)
    await sendEmail({ ...context, database }, newcomer.email, content)
    return { uid: player.uid, username: player.username }
  })
}

function taken(): Refusal {
  return new Refusal({
    tr: 'Bu kullanıcı adı ya da e-posta ile hesap açılamıyor. Başka bir kullanıcı adı seçin; hesabınız varsa giriş yapın.',
    en: 'No account can be opened with this user name or e-mail. Choose another user name, or log in if you have one.'
  })
}
