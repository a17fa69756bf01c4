import type { Mailer } from '../context.ts'
import { outbox } from '../db/schema/index.ts'

/** Stores e-mails and SMS in the outbox of the sandbox instead of sending them. */
export const outboxMailer: Mailer = {
  async send({ channel, recipient, content }, { database, lang, now }) {
    await database.insert(outbox).values({
      recipient,
      channel,
      subject: content.subject[lang],
      text: content.text[lang],
      links: [...(content.links ?? [])],
      sentAt: new Date(now())
    })
  }
}
