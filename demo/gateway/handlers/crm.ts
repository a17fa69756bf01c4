import type { crm, HandlersOf } from '@bnw/core/contract'
import { desc } from 'drizzle-orm'

import type { Context } from '../context.ts'
import { massMessages } from '../db/schema/index.ts'
import { totalOf } from '../db/total.ts'
import { momentText } from '../dates.ts'

export const crmHandlers = {
  listMassMessages: async ({ limit, offset }, { database, lang }) => {
    const rows = await database
      .select()
      .from(massMessages)
      .orderBy(desc(massMessages.sentAt), desc(massMessages.id))
      .limit(limit)
      .offset(offset)
    const items = rows.map(row => ({
      ID: row.id,
      Title: row.title[lang],
      Text: row.text[lang],
      Date: momentText(row.sentAt)
    }))
    return { items, total: await totalOf(database, { rows, limit, offset }, { from: massMessages }) }
  }
} satisfies HandlersOf<typeof crm, Context>
