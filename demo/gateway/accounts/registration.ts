import type { Context } from '../context.ts'
import { players } from '../db/schema/index.ts'
import { newTransactionId, openWallet } from '../ledger/ledger.ts'
import { emails } from '../mail/emails.ts'
import { sendEmail } from '../mail/send.ts'
import { Refusal } from '../refusal.ts'
import { isAddressLimited, networkOf } from '../session/caller-address.ts'
import { applyLimit, countAttempts } from '../session/attempt-limits.ts'
import { REGISTRATION_LIMIT } from '../session/limits.ts'
import { readRegistration, type RegistrationInput } from './registration-form.ts'

/**
 * Opens an account with an empty wallet; it can be used at once.
 *
 * A taken user name and a taken e-mail are refused with the same text after the same work, so that the two cannot be
 * told apart (W13).
 *
 * @throws {Refusal} 429 for too many from one address.
 */
export async function register(
  input: RegistrationInput,
  context: Context
): Promise<{ uid: string; username: string }> {
  const form = readRegistration(input, context.now())
  const network = networkOf(context.request.address)
  const limits = isAddressLimited(context) ? [applyLimit(REGISTRATION_LIMIT, network)] : []
  await countAttempts(context, limits)
  const passwordHash = await context.passwords.hash(input.password)
  return context.database.transaction(async database => {
    const [player] = await database
      .insert(players)
      .values({
        ...form,
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
    await sendEmail({ ...context, database }, form.email, content)
    return { uid: player.uid, username: player.username }
  })
}

function taken(): Refusal {
  return new Refusal({
    tr: 'Bu kullanıcı adı ya da e-posta ile hesap açılamıyor. Başka bir kullanıcı adı seçin; hesabınız varsa giriş yapın.',
    en: 'No account can be opened with this user name or e-mail. Choose another user name, or log in if you have one.'
  })
}
