import type { Bulletin, CouponsAnswer, PlacedCoupon } from '../../protocol/coupons.ts'
import type { Pick } from '../../engines/coupon/odds.ts'
import { h } from '../../ui/dom.ts'
import type { Opened } from '../../ui/opened.ts'
import type { Server } from '../../ui/server.ts'
import { createShell, type Shell } from '../../ui/shell.ts'
import { createSound } from '../../ui/sound.ts'
import { createStakes } from '../../ui/stakes.ts'
import { createBoard, type Board } from './board.ts'
import { checkedCoupons } from './checked.ts'
import { createPitch } from './pitch.ts'
import { couponRules } from './rules.ts'
import { gate, type Showing } from './showing.ts'
import { createSlip, type Slip } from './slip.ts'
import { createTickets, linesToShow, progressOf, type Tickets } from './tickets.ts'
import { couponWords } from './words.ts'

/** Everything on the page of the coupons, without any rule of play. */
export interface CouponView {
  readonly shell: Shell
  readonly slip: Slip
  readonly tickets: Tickets
  show(answer: CouponsAnswer): void
  /** Moves what runs to this moment of the server's clock. */
  tick(now: number): void
}

interface Hearing {
  onPick(event: number, pick: Pick): void
  onChange(): void
}

export function createCouponView(opened: Opened, server: Server, { onPick, onChange }: Hearing): CouponView {
  const { speaker } = opened
  const board: Board = createBoard(onPick)
  const tickets = createTickets(speaker)
  const slip = createSlip(speaker, () => {
    board.mark(slip.picks)
    onChange()
  })
  const stakes = createStakes(speaker)
  const title = h('h2')
  const showcase = h('div', { class: 'showcase' })
  const stage = h('div', { class: 'book' }, showcase, tickets.element, h('section', {}, title, board.element))
  const shell = createShell(opened, server, {
    stage,
    stakes,
    sound: createSound(),
    rules: couponRules,
    checked: checkedCoupons
  })
  // Money and time stay in view while the slip is folded.
  const result = document.querySelector('.result') ?? ''
  const top = h('section', { class: 'top' }, shell.figures.element, result)
  speaker.label(top, 'aria-label', words => words.balance)
  document.querySelector('.bar')?.after(top)
  document.querySelector('.console')?.prepend(slip.element)
  document.body.append(slip.bar)
  let shownStake = stakes.value
  slip.show(shownStake)

  let shownAt = 0
  let bulletin: Bulletin | undefined
  const display = createShowcase(showcase)
  return {
    shell,
    slip,
    tickets,
    show(answer) {
      shownAt = answer.now
      bulletin = answer.bulletin
      title.textContent = couponWords().bulletin(bulletin.number + 1)
      board.show(bulletin)
      slip.follow(bulletin)
      tickets.show(answer.coupons)
      display.show(answer)
    },
    tick(now) {
      if (stakes.value !== shownStake) slip.show((shownStake = stakes.value))
      tickets.tick(now)
      display.tick(now)
      if (bulletin?.movesIn != null) board.tick(now - shownAt)
    }
  }
}

/** Above everything: the pitch of the football, the gate of the next race; nothing elsewhere. */
function createShowcase(element: HTMLElement) {
  let showing: Showing | undefined
  let coupon: PlacedCoupon | undefined
  return {
    show({ bulletin, coupons }: CouponsAnswer) {
      const game = document.body.dataset['game']
      coupon = coupons.find(({ state }) => state === 'open')
      showing = undefined
      const [event] = bulletin.events
      if (game === 'virtual:803') showing = createPitch(coupon && linesToShow(coupon)[0])
      else if (event?.kind === 'race' && !coupon) showing = gate(event)
      element.replaceChildren(...(showing ? [showing.element] : []))
      if (event?.kind === 'race' && !coupon)
        element.append(h('p', { class: 'quiet' }, couponWords().atTheGate))
      element.hidden = !showing
    },
    tick(now: number) {
      showing?.show(coupon ? progressOf(coupon, now) : 0)
    }
  }
}
