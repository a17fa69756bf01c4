import type { Context, MailContent } from '../context.ts'

type Sender = Pick<Context, 'mailer' | 'database' | 'lang' | 'now'>

/** Sends an e-mail in the language of the call. */
export async function sendEmail(sender: Sender, recipient: string, content: MailContent): Promise<void> {
  await sender.mailer?.send({ channel: 'email', recipient, content }, sender)
}

/** Sends an SMS in the language of the call. */
export async function sendSms(sender: Sender, recipient: string, content: MailContent): Promise<void> {
  await sender.mailer?.send({ channel: 'sms', recipient, content }, sender)
}
