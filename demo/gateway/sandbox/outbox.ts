import type { Context } from '../context.ts'
import { outbox } from '../db/schema/index.ts'
import type { Message } from '../refusal.ts'

/** What somebody is written, in both languages. */
export interface Letter {
  subject: Message
  text: Message
  links?: readonly string[]
}

type Sender = Pick<Context, 'database' | 'settings' | 'lang' | 'now'>

/** Puts an e-mail into the outbox, in the language of the call. */
export function sendEmail(sender: Sender, recipient: string, letter: Letter): Promise<void> {
  return put(sender, { recipient, channel: 'email', letter })
}

/** Puts an SMS into the outbox, in the language of the call. */
export function sendSms(sender: Sender, recipient: string, letter: Letter): Promise<void> {
  return put(sender, { recipient, channel: 'sms', letter })
}

/** Without SANDBOX=1 nobody could read the outbox, and codes and links that lie around would only be a danger. */
async function put(
  { database, settings, lang, now }: Sender,
  { recipient, channel, letter }: { recipient: string; channel: 'email' | 'sms'; letter: Letter }
): Promise<void> {
  if (!settings.sandbox) return
  await database.insert(outbox).values({
    recipient,
    channel,
    subject: letter.subject[lang],
    text: letter.text[lang],
    links: [...(letter.links ?? [])],
    sentAt: new Date(now())
  })
}
