import type { cmscontroller, HandlersOf } from '@bnw/core/contract'
import { asc, eq } from 'drizzle-orm'

import type { Context, Language } from '../context.ts'
import { information, popups, promotions, specialDates, tournaments } from '../db/schema/index.ts'
import type { Fact, Leader } from '../db/schema/content.ts'
import { momentText } from '../dates.ts'
import { flag, listSliders, ofPlace } from './slider.ts'

export const cmscontrollerHandlers = {
  getIcSlider: ({ sliderPlace }, context) => listSliders(context, ofPlace(sliderPlace)),

  getSlider: async ({ limit, offset }, context) => (await listSliders(context)).slice(offset, offset + limit),

  getPromotions: async (_input, { database, lang }) => {
    const rows = await database.select().from(promotions).orderBy(asc(promotions.id))
    return rows.map(row => ({
      ID: row.id,
      Title: row.title[lang],
      Summary: row.summary[lang],
      Content: row.content[lang],
      Image: row.image,
      Status: flag(row.isActive),
      Start_date: momentText(row.startsAt),
      End_date: momentText(row.endsAt),
      Facts: factsOf(row.facts, lang)
    }))
  },

  popupInformation: async (_input, { database, lang }) => {
    const rows = await database.select().from(popups).orderBy(asc(popups.id))
    return rows.map(row => ({
      ID: row.id,
      Title: row.title[lang],
      Text: row.text[lang],
      Image: row.image,
      Link: row.link,
      Active: flag(row.isActive)
    }))
  },

  getSpecialDateInf: async (_input, { database, lang }) => {
    const rows = await database.select().from(specialDates).orderBy(asc(specialDates.id))
    return rows.map(row => ({
      ID: row.id,
      Title: row.title[lang],
      Text: row.text[lang],
      Image: row.image,
      Status: flag(row.isActive)
    }))
  },

  getInformation: async ({ InfType }, { database, lang }) => {
    const rows = await database.select().from(information).where(eq(information.type, InfType))
    return rows.map(row => ({ Text: row.text[lang] }))
  },

  getTournaments: async ({ limit, offset }, { database, lang }) => {
    const rows = await database
      .select()
      .from(tournaments)
      .orderBy(asc(tournaments.id))
      .limit(limit)
      .offset(offset)
    return rows.map(row => ({
      ID: row.id,
      Title: row.title[lang],
      Content: row.content[lang],
      Image: row.image,
      Prize: wholeLira(row.prize, lang),
      Start_date: momentText(row.startsAt),
      End_date: momentText(row.endsAt),
      Facts: factsOf(row.facts, lang),
      Leaders: row.leaders.map(leader => leaderOf(leader, lang))
    }))
  }
} satisfies HandlersOf<typeof cmscontroller, Context>

function factsOf(facts: readonly Fact[], lang: Language) {
  return facts.map(({ label, value }) => ({ Label: label[lang], Value: value[lang] }))
}

function leaderOf({ rank, player, points, prize }: Leader, lang: Language) {
  return {
    Rank: rank,
    Player: player,
    Points: points,
    Prize: prize === null ? '' : wholeLira(BigInt(prize), lang)
  }
}

/** Formats a prize, which is whole lira: `₺250.000`, `₺250,000`. */
function wholeLira(kurus: bigint, lang: Language): string {
  return `₺${(kurus / 100n).toLocaleString(lang === 'tr' ? 'tr-TR' : 'en-GB')}`
}
