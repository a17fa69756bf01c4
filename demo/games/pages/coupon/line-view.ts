import type { DrawnLine, EventKind } from '../../protocol/coupons.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { createMatchView } from './match-view.ts'
import { createRaceView } from './race-view.ts'
import { createTableView } from './table-view.ts'
import { couponWords } from './words.ts'

/** A view of an event from the placing of a coupon (progress 0) to its settlement (1). */
export interface ProgressView {
  readonly element: HTMLElement
  show(progress: number): void
}

export interface LineToShow {
  /** Seed of the simulated course of the event. */
  key: string
  line: DrawnLine
  /** Progress at which the line is decided. */
  decidedAt: number
}

const VIEWS: Readonly<Record<EventKind, (i18n: I18n, shown: LineToShow) => ProgressView>> = {
  match: createMatchView,
  goals: createMatchView,
  race: createRaceView,
  dice: createTableView,
  cards: createTableView,
  coins: createTableView,
  marbles: createTableView
}

/** A line of a placed coupon: the simulated event, the pick, and whether it has won. */
export function createLineView(i18n: I18n, shown: LineToShow): ProgressView {
  const { pick, event, drawn } = shown.line
  const view = VIEWS[event.kind](i18n, shown)
  const state = h('span', { class: 'verdict' })
  const selection = h('b', {}, event.picks[pick][i18n.language])
  const market = h('span', {}, `${event.market[i18n.language]}: `, selection)
  const element = h(
    'li',
    { class: `ticket-line ticket-line-${event.kind}` },
    view.element,
    h('p', { class: 'picked' }, market, state)
  )
  return {
    element,
    show(progress) {
      view.show(progress)
      const isDecided = progress >= shown.decidedAt
      const next = isDecided ? (pick === drawn ? 'won' : 'lost') : 'open'
      if (element.dataset['state'] === next) return
      element.dataset['state'] = next
      state.textContent = couponWords(i18n).lineStates[next]
    }
  }
}
