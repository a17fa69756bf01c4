import type { crm, HandlersOf } from '@bnw/core/contract'
import { count, desc } from 'drizzle-orm'

import type { Context } from '../context.ts'
import { massMessages } from '../db/schema/index.ts'
import { momentText } from '../dates.ts'

export const crmHandlers = {
  listMassMessages: async ({ limit, offset }, { database, lang }) => {
    const rows = await database
      .select()
      .from(massMessages)
      .orderBy(desc(massMessages.sentAt), desc(massMessages.id))
      .limit(limit)
      .offset(offset)
    const [counted] = await database.select({ total: count() }).from(massMessages)
    const items = rows.map(row => ({
      ID: row.id,
      Title: row.title[lang],
      Text: row.text[lang],
      Date: momentText(row.sentAt)
    }))
    return { items, total: counted?.total ?? 0 }
  }
} satisfies HandlersOf<typeof crm, Context>
