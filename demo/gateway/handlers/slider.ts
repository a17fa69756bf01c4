import type { HandlersOf, slider } from '@bnw/core/contract'
import { and, asc, eq, gt, lte, type SQL } from 'drizzle-orm'

import type { Context, Language } from '../context.ts'
import { sliders } from '../db/schema/index.ts'
import { momentText } from '../dates.ts'

export const sliderHandlers = {
  getAllItems: (_input, context) => listSliders(context),

  getActiveItems: (_input, context) => {
    const now = new Date(context.now())
    return listSliders(context, and(sliders.isActive, lte(sliders.startsAt, now), gt(sliders.endsAt, now)))
  }
} satisfies HandlersOf<typeof slider, Context>

/** All banners in order, inactive ones included: clients filter (VALID-05). */
export async function listSliders({ database, lang }: Context, where?: SQL) {
  const rows = await database.select().from(sliders).where(where).orderBy(asc(sliders.id))
  return rows.map(row => slideOf(row, lang))
}

export function ofPlace(place: 'all' | 'sol' | 'sag'): SQL | undefined {
  return place === 'all' ? undefined : eq(sliders.place, place)
}

/** As the contract writes booleans. */
export function flag(isSet: boolean): 0 | 1 {
  return isSet ? 1 : 0
}

function slideOf(row: typeof sliders.$inferSelect, lang: Language) {
  return {
    ID: row.id,
    Title: row.title[lang],
    Text: row.text[lang],
    Image: row.image,
    Link: row.link,
    Status: flag(row.isActive),
    Start_date: momentText(row.startsAt),
    End_date: momentText(row.endsAt),
    sliderPlace: row.place
  }
}
