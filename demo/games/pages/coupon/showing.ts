import type { BookEvent, DrawnLine, EventKind } from '../../protocol/coupons.ts'
import { h } from '../../ui/dom.ts'
import { horse, kit, tablePicture } from './pictures.ts'
import { goalsOf, racePlaces, tableEnd } from './story.ts'
import { couponWords, languageNow } from './words.ts'

/** Something that unfolds from the placing of a coupon, 0, to its end, 1. */
export interface Showing {
  readonly element: HTMLElement
  show(progress: number): void
}

export interface LineToShow {
  key: string
  line: DrawnLine
  /** When it is decided: the lines of a table coupon one after the other. */
  decidedAt: number
}

/** A line of a placed coupon as it unfolds. */
export function createShowing(shown: LineToShow): Showing {
  const create: Readonly<Record<EventKind, (shown: LineToShow) => Showing>> = {
    match: matchShowing,
    goals: matchShowing,
    race: raceShowing,
    dice: tableShowing,
    cards: tableShowing,
    coins: tableShowing,
    marbles: tableShowing
  }
  const { element, show } = create[shown.line.event.kind](shown)
  const state = h('span', { class: 'verdict' })
  const { pick, event, drawn } = shown.line
  const chosen = event.picks[pick][languageNow()]
  const note = h(
    'p',
    { class: 'picked' },
    h('span', {}, `${event.market[languageNow()]}: `, h('b', {}, chosen)),
    state
  )
  const row = h('li', { class: `showing showing-${event.kind}` }, element, note)
  return {
    element: row,
    show(progress) {
      show(progress)
      const isDecided = progress >= shown.decidedAt
      const verdict = isDecided ? (pick === drawn ? 'won' : 'lost') : 'open'
      if (row.dataset['state'] === verdict) return
      row.dataset['state'] = verdict
      state.textContent = couponWords().lineStates[verdict]
    }
  }
}

export function teamsOf({ title }: BookEvent): [string, string] {
  const [home = '', away = ''] = title.split(' – ')
  return [home, away]
}

/** The minute and the score of a match at a moment of the coupon. */
export function matchAt({ key, line }: LineToShow, progress: number) {
  const { minute = 0, home = 0, away = 0 } = line.event.standing ?? {}
  const goals = goalsOf(key, line).filter(({ at }) => at <= progress)
  const count = (side: 'home' | 'away') => goals.filter(goal => goal.side === side).length
  return {
    minute: Math.min(90, Math.floor(minute + (90 - minute) * progress)),
    home: home + count('home'),
    away: away + count('away')
  }
}

function matchShowing(shown: LineToShow): Showing {
  const [home, away] = teamsOf(shown.line.event)
  const clock = h('span', { class: 'minute' })
  const score = h('strong', { class: 'score' })
  const side = (team: string) => h('span', { class: 'team' }, kit(team), h('span', {}, team))
  const element = h(
    'div',
    { class: 'running-match' },
    side(home),
    h('span', { class: 'between' }, score, clock),
    side(away)
  )
  return {
    element,
    show(progress) {
      const { minute, home, away } = matchAt(shown, progress)
      score.textContent = `${home} – ${away}`
      clock.textContent = progress < 1 ? couponWords().minute(minute) : couponWords().finalWhistle
    }
  }
}

function raceShowing({ key, line }: LineToShow): Showing {
  const { event, drawn, pick } = line
  const lanes = event.picks.map((runner, at) =>
    h(
      'div',
      { class: at === pick ? 'lane is-mine' : 'lane' },
      h('span', { class: 'runner' }, runner[languageNow()]),
      h('div', { class: 'turf' }, h('div', { class: 'horse-box' }, horse(at)))
    )
  )
  const element = h(
    'div',
    { class: 'race' },
    h('p', { class: 'race-name' }, `${event.group[languageNow()]} · ${event.title}`),
    h('div', { class: 'track' }, ...lanes)
  )
  const boxes = lanes.map(lane => lane.querySelector<HTMLElement>('.horse-box'))
  return {
    element,
    show(progress) {
      // Where nothing may move, the runners stand at the gate and then at the post.
      const at = mayMove() || progress >= 1 ? progress : 0
      element.classList.toggle('is-running', at > 0 && at < 1)
      racePlaces(key, drawn, at).forEach((place, lane) =>
        boxes[lane]?.style.setProperty('--at', place.toFixed(4))
      )
      if (progress >= 1) lanes[drawn]?.classList.add('is-first')
    }
  }
}

/** A race before it runs, as it stands above the bulletin. */
export function gate(event: BookEvent): Showing {
  const shown = raceShowing({ key: event.title, line: { event, pick: 0, drawn: 0 }, decidedAt: 1 })
  shown.element.querySelector('.is-mine')?.classList.remove('is-mine')
  return shown
}

function tableShowing({ key, line, decidedAt }: LineToShow): Showing {
  const { event, drawn } = line
  const before = tablePicture(event.kind)
  const after = tablePicture(event.kind, tableEnd(key, line))
  const outcome = h('b')
  const element = h(
    'div',
    { class: 'running-table' },
    before,
    h('p', {}, `${event.group[languageNow()]} · ${event.title}`, h('br'), outcome)
  )
  return {
    element,
    show(progress) {
      const isDrawn = progress >= decidedAt
      element.classList.toggle('is-shaking', !isDrawn)
      const shown = isDrawn ? after : before
      if (!element.contains(shown)) element.firstElementChild?.replaceWith(shown)
      outcome.textContent = isDrawn ? event.picks[drawn][languageNow()] : '…'
    }
  }
}

export function mayMove(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
