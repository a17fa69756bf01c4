import { PICKS, type BookEvent, type Bulletin, type Pick } from '../../protocol/coupons.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { createEventHead, type MatchClock } from './event-head.ts'
import { createOffer, type Movement, type Offer } from './offer.ts'
import type { Picks } from './picks.ts'
import { couponWords } from './words.ts'

/** The events that can be picked. */
export interface Board {
  readonly element: HTMLElement
  show(bulletin: Bulletin): void
  /** Marks the offers that are picked. */
  mark(picks: Picks): void
  /** Advances the minutes of live matches. @param elapsed Ms since the bulletin was shown. */
  tick(elapsed: number): void
}

interface BoardOptions {
  onPick(index: number, pick: Pick): void
  /** From a picked event the keyboard goes to the slip, past all other events. */
  onSlip(): void
}

export function createBoard(i18n: I18n, { onPick, onSlip }: BoardOptions): Board {
  const element = h('div', { class: 'board' })
  let offers: Offer[] = []
  let slipButtons: { button: HTMLElement; index: number }[] = []
  let clocks: MatchClock[] = []
  let previous: Bulletin | undefined

  function createCard(event: BookEvent, index: number): HTMLElement {
    const eventOffers = PICKS.map(pick => {
      const movement = movementOf(previous?.events[index], event, pick)
      return createOffer(i18n, { event, index, pick, movement, onPick })
    })
    offers.push(...eventOffers)
    const head = createEventHead(i18n, event)
    if (head.clock) clocks.push(head.clock)
    const buttons = eventOffers.map(({ button }) => button)
    const className = `event event-${event.kind}`
    const toSlip = h('button', { type: 'button', class: 'to-slip', hidden: true }, couponWords(i18n).toSlip)
    toSlip.addEventListener('click', onSlip)
    slipButtons.push({ button: toSlip, index })
    return h('li', { class: className }, ...head.elements, h('div', { class: 'offers' }, ...buttons, toSlip))
  }

  return {
    element,
    show(bulletin) {
      const focused = offers.find(({ button }) => button === document.activeElement)
      offers = []
      slipButtons = []
      clocks = []
      const groups = groupsOf(i18n, bulletin.events).map(([name, events]) => {
        const cards = events.map(([event, index]) => createCard(event, index))
        return h('section', { class: 'group' }, h('h3', {}, name), h('ul', { class: 'events' }, ...cards))
      })
      element.replaceChildren(...groups)
      previous = bulletin
      offers.find(({ index, pick }) => index === focused?.index && pick === focused.pick)?.button.focus()
    },
    mark(picks) {
      for (const { button, index, pick } of offers) {
        button.setAttribute('aria-pressed', String(picks.has(index, pick)))
      }
      for (const { button, index } of slipButtons) {
        button.hidden = !PICKS.some(pick => picks.has(index, pick))
      }
    },
    tick: elapsed => clocks.forEach(clock => clock.tick(elapsed))
  }
}

/** Whether the odds of a live match went up or down since the previous bulletin. */
function movementOf(before: BookEvent | undefined, event: BookEvent, pick: Pick): Movement {
  if (!before || before.title !== event.title || before.odds[pick] === event.odds[pick]) return ''
  return event.odds[pick] > before.odds[pick] ? 'is-up' : 'is-down'
}

/** Events by the name of their group, with their indexes in the bulletin. */
function groupsOf({ language }: I18n, events: readonly BookEvent[]) {
  const groups = new Map<string, [event: BookEvent, index: number][]>()
  for (const [index, event] of events.entries()) {
    const { kind, group, market } = event
    const isMatch = kind === 'match' || kind === 'goals'
    const name = isMatch ? `${group[language]} · ${market[language]}` : market[language]
    // All tables are in one unnamed group: each card shows the name of its table.
    const key = isMatch || kind === 'race' ? name : ''
    groups.set(key, [...(groups.get(key) ?? []), [event, index]])
  }
  return [...groups]
}
