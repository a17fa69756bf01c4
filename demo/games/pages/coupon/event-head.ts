import type { BookEvent } from '../../protocol/coupons.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { drawKit, drawTable } from './pictures.ts'
import { teamsOf } from './story.ts'
import { couponWords } from './words.ts'

/** The minute of a live match. */
export interface MatchClock {
  /** @param elapsed Ms since the bulletin was shown. */
  tick(elapsed: number): void
}

export interface EventHead {
  elements: HTMLElement[]
  clock?: MatchClock
}

/** Renders teams and score, race course or table of an event, to be placed above its offers. */
export function createEventHead(i18n: I18n, event: BookEvent): EventHead {
  const { kind, group, title, market } = event
  if (kind === 'match' || kind === 'goals') return createMatchHead(i18n, event)
  const course = (text: string) => h('p', { class: 'course' }, h('b', {}, group[i18n.language]), ` ${text}`)
  if (kind === 'race') return { elements: [course(title)] }
  return { elements: [h('div', { class: 'felt' }, drawTable(kind)), course(market[i18n.language])] }
}

/** Ms per minute of a live match. */
const MINUTE_MS = 2_400
/** A new bulletin replaces the minute after five minutes of the match. */
const MAX_MINUTES = 4

function createMatchHead(i18n: I18n, event: BookEvent): EventHead {
  const [home, away] = teamsOf(event)
  const teams = h('p', { class: 'teams' }, createTeam(home), createTeam(away))
  const { standing } = event
  if (!standing) return { elements: [teams] }
  const minute = h('span', { class: 'minute' })
  const score = h(
    'strong',
    { class: 'score' },
    h('span', {}, String(standing.home)),
    h('span', {}, String(standing.away))
  )
  const tick = (elapsed: number) => {
    const passed = Math.min(MAX_MINUTES, Math.floor(elapsed / MINUTE_MS))
    minute.textContent = couponWords(i18n).minute(standing.minute + passed)
  }
  tick(0)
  return { elements: [h('div', { class: 'standing' }, minute, score), teams], clock: { tick } }
}

export function createTeam(name: string): HTMLElement {
  return h('span', { class: 'team' }, drawKit(name), h('span', {}, name))
}
