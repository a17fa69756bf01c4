import type { BookEvent, Bulletin } from '../../protocol/coupons.ts'
import { PICKS } from '../../protocol/coupons.ts'
import type { Pick } from '../../engines/coupon/odds.ts'
import { h } from '../../ui/dom.ts'
import { kit, silk, tablePicture } from './pictures.ts'
import { teamsOf } from './showing.ts'
import { couponWords, languageNow, oddsText } from './words.ts'

/** The events that can be picked. */
export interface Board {
  readonly element: HTMLElement
  show(bulletin: Bulletin): void
  /** Presses the buttons of what is picked. */
  mark(picks: ReadonlyMap<number, Pick>): void
  /** Moves the minutes of running matches: so many ms since the bulletin was shown. */
  tick(since: number): void
}

/** A running match plays a minute in this time, in ms. */
const MINUTE_MS = 2_400

export function createBoard(onPick: (event: number, pick: Pick) => void): Board {
  const element = h('div', { class: 'board' })
  let offers: { button: HTMLButtonElement; event: number; pick: Pick }[] = []
  let clocks: { element: HTMLElement; minute: number }[] = []
  let former: Bulletin | undefined

  function offer(event: BookEvent, at: number, pick: Pick): HTMLButtonElement {
    const selection = event.picks[pick][languageNow()]
    const odds = oddsText(event.odds[pick])
    const market = event.market[languageNow()]
    const isShort = event.kind === 'match'
    const unseen = `${event.title}, ${market}: ${isShort ? `${selection} ` : ''}`
    const button = h(
      'button',
      { type: 'button', class: 'offer', 'aria-pressed': 'false' },
      h('span', { class: 'unseen' }, unseen),
      ...(event.kind === 'race' ? [silk(pick)] : []),
      h('span', { class: 'selection' }, isShort ? shortOf(pick) : selection),
      // The blank is for those who listen.
      ' ',
      h('span', { class: `odds ${movement(event, at, pick)}` }, odds)
    )
    button.addEventListener('click', () => onPick(at, pick))
    offers.push({ button, event: at, pick })
    return button
  }

  /** Whether the odds of a running match went up or down since the last look. */
  function movement(event: BookEvent, at: number, pick: Pick): string {
    const before = former?.events[at]
    if (!before || before.title !== event.title || before.odds[pick] === event.odds[pick]) return ''
    return event.odds[pick] > before.odds[pick] ? 'is-up' : 'is-down'
  }

  function card(event: BookEvent, at: number): HTMLElement {
    const buttons = PICKS.map(pick => offer(event, at, pick))
    return h(
      'li',
      { class: `event event-${event.kind}` },
      ...headOf(event, clocks),
      h('div', { class: 'offers' }, ...buttons)
    )
  }

  return {
    element,
    show(bulletin) {
      const focused = offers.find(({ button }) => button === document.activeElement)
      offers = []
      clocks = []
      element.replaceChildren(
        ...groupsOf(bulletin.events).map(({ name, places }) => {
          const cards = places.map(at => card(bulletin.events[at]!, at))
          return h('section', { class: 'group' }, h('h3', {}, name), h('ul', { class: 'events' }, ...cards))
        })
      )
      former = bulletin
      offers.find(({ event, pick }) => event === focused?.event && pick === focused.pick)?.button.focus()
    },
    mark(picks) {
      for (const { button, event, pick } of offers) {
        button.setAttribute('aria-pressed', String(picks.get(event) === pick))
      }
    },
    tick(since) {
      for (const clock of clocks) {
        const minute = Math.min(clock.minute + 4, clock.minute + Math.floor(since / MINUTE_MS))
        clock.element.textContent = couponWords().minute(minute)
      }
    }
  }
}

/** Home, draw and away as bulletins print them. */
function shortOf(pick: Pick): string {
  return (['1', 'X', '2'] as const)[pick]
}

function groupsOf(events: readonly BookEvent[]): { name: string; places: number[] }[] {
  const groups = new Map<string, number[]>()
  for (const [at, { kind, group, market }] of events.entries()) {
    const isMatch = kind === 'match' || kind === 'goals'
    // Races and tables are groups of one, each with its name on its card.
    const name = isMatch ? `${group[languageNow()]} · ${market[languageNow()]}` : market[languageNow()]
    const key = isMatch || kind === 'race' ? name : ''
    groups.set(key, [...(groups.get(key) ?? []), at])
  }
  return [...groups].map(([name, places]) => ({ name, places }))
}

function headOf(event: BookEvent, clocks: { element: HTMLElement; minute: number }[]): HTMLElement[] {
  const { kind, group, title, market, standing } = event
  if (kind === 'match' || kind === 'goals') {
    const [home, away] = teamsOf(event)
    const team = (name: string) => h('span', { class: 'team' }, kit(name), h('span', {}, name))
    const teams = h('p', { class: 'teams' }, team(home), team(away))
    if (!standing) return [teams]
    const minute = h('span', { class: 'minute' }, couponWords().minute(standing.minute))
    clocks.push({ element: minute, minute: standing.minute })
    const score = h(
      'strong',
      { class: 'score' },
      h('span', {}, String(standing.home)),
      h('span', {}, String(standing.away))
    )
    return [h('div', { class: 'standing' }, minute, score), teams]
  }
  if (kind === 'race') return [h('p', { class: 'course' }, h('b', {}, group[languageNow()]), ` ${title}`)]
  return [
    h('div', { class: 'felt' }, tablePicture(kind)),
    h('p', { class: 'course' }, h('b', {}, group[languageNow()]), ` ${market[languageNow()]}`)
  ]
}
