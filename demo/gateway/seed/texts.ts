import type { Database } from '../db/connect.ts'
import {
  information,
  jackpots,
  massMessages,
  popups,
  promotions,
  sliders,
  specialDates,
  tournaments
} from '../db/schema/index.ts'
import { INFORMATION } from './content/index.ts'
import { inBoth } from './deterministic.ts'
import { JACKPOTS } from './jackpots.ts'
import { MASS_MESSAGES, POPUPS, SPECIAL_DATES } from './announcements.ts'
import { detailsOf, factsOf, PROMOTIONS } from './promotions.ts'
import { DAY, type Span } from './schedule.ts'
import { SLIDERS } from './sliders.ts'
import { gamesOf, leadersOf, rulesOf, tournamentFacts, TOURNAMENTS } from './tournaments.ts'

/** Seeds banners, offers, messages and pages. */
export async function seedTexts(database: Database, now: number): Promise<void> {
  await seedOffers(database, now)
  await seedAnnouncements(database, now)
  const pages = Object.entries(INFORMATION).map(([type, text]) => ({ type, text }))
  await database.insert(information).values(pages)
  const levels = JACKPOTS.map(({ start, ...jackpot }) => ({
    ...jackpot,
    start: BigInt(start),
    startedAt: new Date(now)
  }))
  await database.insert(jackpots).values(levels)
}

async function seedOffers(database: Database, now: number): Promise<void> {
  const period = ({ from, to }: Span) => ({ startsAt: new Date(now + from), endsAt: new Date(now + to) })
  await database.insert(sliders).values(
    SLIDERS.map(({ from, to, ...slider }) => ({
      ...slider,
      ...period({ from, to }),
      image: `/images/sliders/${slider.id}.svg`
    }))
  )
  await database.insert(promotions).values(PROMOTIONS.map(one => ({ ...promotionRow(one), ...period(one) })))
  await database
    .insert(tournaments)
    .values(TOURNAMENTS.map(one => ({ ...tournamentRow(one), ...period(one) })))
}

async function seedAnnouncements(database: Database, now: number): Promise<void> {
  const shown = POPUPS.map(popup => ({ ...popup, image: `/images/popups/${popup.id}.svg` }))
  await database.insert(popups).values(shown)
  const days = SPECIAL_DATES.map(day => ({ ...day, image: `/images/days/${day.id}.svg` }))
  await database.insert(specialDates).values(days)
  const sent = MASS_MESSAGES.map(({ age, ...message }) => ({ ...message, sentAt: new Date(now - age * DAY) }))
  await database.insert(massMessages).values(sent)
}

function promotionRow(promotion: (typeof PROMOTIONS)[number]) {
  const { id, title, summary, facts } = promotion
  return {
    id,
    title,
    summary,
    content: detailsOf(promotion),
    image: `/images/promotions/${id}.svg`,
    isActive: true,
    facts: factsOf(facts)
  }
}

function tournamentRow(tournament: (typeof TOURNAMENTS)[number]) {
  const { id, name, prize } = tournament
  return {
    id,
    title: inBoth(name, name),
    content: rulesOf(tournament),
    image: `/images/tournaments/${id}.svg`,
    prize: BigInt(prize),
    facts: tournamentFacts(tournament),
    leaders: leadersOf(tournament),
    gameIds: gamesOf(tournament)
  }
}
