import { desc } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { outbox } from '../db/schema/index.ts'

/** Messages to a recipient, newest first. */
export async function sentTo(database: Database, recipient: string) {
  const rows = await database.select().from(outbox).orderBy(desc(outbox.id))
  return rows.filter(row => row.recipient === recipient)
}

/** The code of the newest SMS to a phone. */
export async function codeSentTo(database: Database, phone: string): Promise<string> {
  const [newest] = await sentTo(database, phone)
  return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? ''
}
