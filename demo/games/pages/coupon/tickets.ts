import type { PlacedCoupon } from '../../protocol/coupons.ts'
import { h } from '../../ui/dom.ts'
import type { Speaker } from '../../ui/speaker.ts'
import { createShowing, type LineToShow, type Showing } from './showing.ts'
import { couponWords, oddsText } from './words.ts'

/** The placed coupons, each unfolding until it is settled. */
export interface Tickets {
  readonly element: HTMLElement
  show(coupons: readonly PlacedCoupon[]): void
  /** Moves everything that is open to this moment of the server's clock. */
  tick(now: number): void
}

interface Ticket {
  coupon: PlacedCoupon
  element: HTMLElement
  tick(now: number): void
}

/** So many closed coupons stay in view. */
const CLOSED_SHOWN = 2

export function createTickets(speaker: Speaker): Tickets {
  const heading = h('h2')
  const list = h('div', { class: 'tickets' })
  const element = h('section', { class: 'mine' }, heading, list)
  let tickets: Ticket[] = []
  return {
    element,
    show(coupons) {
      const open = coupons.filter(({ state }) => state === 'open')
      const closed = coupons.filter(({ state }) => state !== 'open').slice(0, CLOSED_SHOWN)
      tickets = [...open, ...closed].map(coupon => createTicket(coupon, speaker))
      heading.textContent = couponWords().mine
      element.hidden = tickets.length === 0
      list.replaceChildren(...tickets.map(ticket => ticket.element))
    },
    tick(now) {
      for (const ticket of tickets) ticket.tick(now)
    }
  }
}

/** How far a coupon has come: it is over when the server says so, and never before. */
export function progressOf({ placedAt, dueAt, state }: PlacedCoupon, now: number): number {
  if (state !== 'open') return 1
  return Math.min(0.999, Math.max(0, (now - placedAt) / Math.max(1, dueAt - placedAt)))
}

/** The lines of a coupon as they are shown: those of the tables are decided one after the other. */
export function linesToShow({ roundId, lines }: PlacedCoupon): LineToShow[] {
  return lines.map((line, at) => {
    const isTable = ['dice', 'cards', 'coins', 'marbles'].includes(line.event.kind)
    return { key: `${roundId}:${at}`, line, decidedAt: isTable ? (at + 1) / lines.length : 1 }
  })
}

function createTicket(coupon: PlacedCoupon, speaker: Speaker): Ticket {
  const { number, state, stake, odds, possibleWin, win } = coupon
  const words = couponWords()
  const clock = h('span', { class: 'countdown' })
  const bar = h('progress', { max: '1', 'aria-hidden': 'true' })
  const showings: Showing[] = linesToShow(coupon).map(createShowing)
  const end = state === 'won' ? win : possibleWin
  const element = h(
    'article',
    { class: 'ticket', 'data-state': state },
    h(
      'header',
      {},
      h('h3', {}, `${words.coupon} ${number + 1}`),
      h('p', {}, `${speaker.amount(stake)} × ${oddsText(odds)} = `, h('b', {}, speaker.amount(end))),
      h('span', { class: 'state' }, words.states[state])
    ),
    ...(state === 'open' ? [h('div', { class: 'remaining' }, bar, clock)] : []),
    h('ul', { class: 'showings' }, ...showings.map(showing => showing.element))
  )
  return {
    coupon,
    element,
    tick(now) {
      const progress = progressOf(coupon, now)
      for (const showing of showings) showing.show(progress)
      bar.value = progress
      clock.textContent = couponWords().seconds(Math.max(0, Math.ceil((coupon.dueAt - now) / 1_000)))
    }
  }
}
