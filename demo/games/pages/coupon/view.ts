import type { Bulletin, CouponsAnswer, Pick } from '../../protocol/coupons.ts'
import type { Client } from '../../ui/client.ts'
import { h } from '../../ui/dom.ts'
import type { Page } from '../../ui/page.ts'
import { createShell, type Shell } from '../../ui/shell.ts'
import { createSound } from '../../ui/sound.ts'
import { createStakes } from '../../ui/stakes.ts'
import { createBoard } from './board.ts'
import { couponCheck } from './check.ts'
import type { Picks } from './picks.ts'
import { renderRules } from './rules.ts'
import { createShowcase, isFootball } from './showcase.ts'
import { createSlip, type Slip } from './slip.ts'
import { createTickets } from './tickets.ts'
import { couponWords } from './words.ts'

/** The page of a coupon game. It contains no rules of the game. */
export interface CouponView {
  readonly shell: Shell
  show(answer: CouponsAnswer): void
  /** The picks have changed. */
  showPicks(): void
  /** Scrolls to the placed coupons and closes the slip. */
  showTickets(): void
  /** @param now The server's clock in ms since 1970 UTC. */
  tick(now: number): void
}

interface CouponViewOptions {
  picks: Picks
  onPick(index: number, pick: Pick): void
}

export function createCouponView(page: Page, client: Client, options: CouponViewOptions): CouponView {
  const { i18n } = page
  const { picks, onPick } = options
  const tickets = createTickets(i18n)
  const showcase = createShowcase(i18n)
  const slip = createSlip(i18n, picks)
  const board = createBoard(i18n, { onPick, onSlip: slip.enter })
  const stakes = createStakes(i18n)
  // The pitch shows the open coupon. The gate shows the next race: a coupon that is over keeps its place above it.
  const above = isFootball() ? [showcase.element, tickets.element] : [tickets.element, showcase.element]
  const title = h('h2')
  const events = h('section', {}, title, board.element)
  const shell = createShell(page, client, {
    stage: h('div', { class: 'book' }, ...above, events),
    stakes,
    sound: createSound(),
    rules: () => renderRules(i18n),
    check: couponCheck(i18n)
  })
  arrange(page, shell, slip)
  let shownStake = stakes.value
  let shownAt = 0
  let bulletin: Bulletin | undefined
  slip.render(shownStake)
  return {
    shell,
    show(answer) {
      shownAt = answer.now
      bulletin = answer.bulletin
      title.textContent = couponWords(i18n).bulletin(bulletin.number + 1)
      board.show(bulletin)
      picks.setBulletin(bulletin)
      tickets.show(answer.coupons)
      showcase.show(answer)
    },
    showPicks() {
      slip.render(stakes.value)
      board.mark(picks)
    },
    showTickets() {
      slip.fold()
      tickets.element.scrollIntoView({ block: 'start' })
    },
    tick(now) {
      if (stakes.value !== shownStake) slip.render((shownStake = stakes.value))
      tickets.tick(now)
      showcase.tick(now)
      if (bulletin?.msUntilOddsChange != null) board.tick(now - shownAt)
    }
  }
}

/** Money and messages move to the top, where they stay visible while the slip is closed. */
function arrange({ i18n }: Page, shell: Shell, slip: Slip): void {
  const top = h('section', { class: 'top' }, shell.figures.element, shell.message)
  i18n.setAttribute(top, 'aria-label', ({ words }) => words.balance)
  shell.header.after(top)
  shell.console.prepend(slip.element)
  document.body.append(slip.bar)
}
