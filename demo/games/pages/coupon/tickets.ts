import type { PlacedCoupon } from '../../protocol/coupons.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { createLineView, type LineToShow } from './line-view.ts'
import { couponWords } from './words.ts'

/** The placed coupons. */
export interface Tickets {
  readonly element: HTMLElement
  show(coupons: readonly PlacedCoupon[]): void
  /** @param now The server's clock in ms since 1970 UTC. */
  tick(now: number): void
}

interface Ticket {
  element: HTMLElement
  tick(now: number): void
}

const MAX_CLOSED = 2

export function createTickets(i18n: I18n): Tickets {
  const heading = h('h2')
  const list = h('div', { class: 'tickets' })
  const element = h('section', { class: 'mine' }, heading, list)
  let tickets: Ticket[] = []
  return {
    element,
    show(coupons) {
      const open = coupons.filter(({ state }) => state === 'open')
      const closed = coupons.filter(({ state }) => state !== 'open').slice(0, MAX_CLOSED)
      tickets = [...open, ...closed].map(coupon => createTicket(i18n, coupon))
      heading.textContent = couponWords(i18n).mine
      element.hidden = tickets.length === 0
      list.replaceChildren(...tickets.map(ticket => ticket.element))
    },
    tick: now => tickets.forEach(ticket => ticket.tick(now))
  }
}

/** From 0 to 1. An open coupon never reaches 1: the server decides when it is settled. */
export function progressOf({ placedAt, dueAt, state }: PlacedCoupon, now: number): number {
  if (state !== 'open') return 1
  return Math.min(0.999, Math.max(0, (now - placedAt) / Math.max(1, dueAt - placedAt)))
}

/** The lines of a coupon. Those of tables are decided one after the other. */
export function linesToShow({ roundId, lines }: PlacedCoupon): LineToShow[] {
  return lines.map((line, index) => {
    const isTable = ['dice', 'cards', 'coins', 'marbles'].includes(line.event.kind)
    return { key: `${roundId}:${index}`, line, decidedAt: isTable ? (index + 1) / lines.length : 1 }
  })
}

function createTicket(i18n: I18n, coupon: PlacedCoupon): Ticket {
  const clock = h('span', { class: 'countdown' })
  const bar = h('progress', { max: 1, 'aria-hidden': 'true' })
  const views = linesToShow(coupon).map(line => createLineView(i18n, line))
  const remaining = h('div', { class: 'remaining' }, bar, clock)
  const element = h(
    'article',
    { class: 'ticket', 'data-state': coupon.state },
    createTicketHeader(i18n, coupon),
    ...(coupon.state === 'open' ? [remaining] : []),
    h('ul', { class: 'ticket-lines' }, ...views.map(view => view.element))
  )
  return {
    element,
    tick(now) {
      const progress = progressOf(coupon, now)
      for (const view of views) view.show(progress)
      bar.value = progress
      const seconds = Math.max(0, Math.ceil((coupon.dueAt - now) / 1_000))
      clock.textContent = couponWords(i18n).seconds(seconds)
    }
  }
}

function createTicketHeader(i18n: I18n, coupon: PlacedCoupon): HTMLElement {
  const { number, state, stake, odds, possibleWin, win } = coupon
  const words = couponWords(i18n)
  const end = i18n.amount(state === 'won' ? win : possibleWin)
  return h(
    'header',
    {},
    h('h3', {}, `${words.coupon} ${number + 1}`),
    h('p', {}, `${i18n.amount(stake)} × ${i18n.decimal(odds)} = `, h('b', {}, end)),
    h('span', { class: 'state' }, words.states[state])
  )
}
