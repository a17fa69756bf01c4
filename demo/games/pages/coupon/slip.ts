import { winOf } from '../../engines/coupon/odds.ts'
import { MAX_LINES } from '../../protocol/coupons.ts'
import { closeIcon, h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import type { PickedLine, Picks } from './picks.ts'
import { createSlipBar } from './slip-bar.ts'
import { couponWords } from './words.ts'

/** The coupon that is being filled in. */
export interface Slip {
  readonly element: HTMLElement
  /** On narrow screens: opens the slip. */
  readonly bar: HTMLElement
  /** Renders picks and possible win again. */
  render(stake: number): void
  /** Moves the focus to the slip, which opens on narrow screens. */
  enter(): void
  /** Closes the slip on narrow screens. */
  fold(): void
}

export function createSlip(i18n: I18n, picks: Picks): Slip {
  const list = h('ul', { class: 'slip-lines' })
  const hint = h('p', { class: 'quiet' })
  const totals = h('dl', { class: 'slip-totals' })
  const heading = h('h2', { tabindex: '-1' })
  const bar = createSlipBar(i18n)
  const remove = ({ index }: PickedLine) => {
    picks.remove(index)
    // The button that had the focus is gone.
    heading.focus()
  }
  return {
    element: h('div', { class: 'slip' }, heading, hint, list, totals),
    bar: bar.element,
    render(stake) {
      const words = couponWords(i18n)
      const { lines, odds } = picks
      const win = winOf(stake, odds)
      heading.textContent = `${words.coupon} · ${lines.length}/${MAX_LINES}`
      hint.textContent = words.empty
      hint.hidden = lines.length > 0
      list.replaceChildren(...lines.map(line => renderLine(i18n, line, () => remove(line))))
      totals.hidden = lines.length === 0
      totals.replaceChildren(
        renderTotal(words.odds, i18n.decimal(odds)),
        renderTotal(words.possibleWin, i18n.amount(win))
      )
      bar.render({ count: lines.length, odds, win })
    },
    enter() {
      bar.open()
      heading.focus()
    },
    fold: bar.fold
  }
}

/** `Coupon: 2 lines, Odds: 5.01, Possible win: ₺25.05`. */
export function totalsText(i18n: I18n, { lines, odds }: Picks, stake: number): string {
  const words = couponWords(i18n)
  const count = `${words.coupon}: ${words.lines(lines.length)}`
  if (lines.length === 0) return count
  const win = i18n.amount(winOf(stake, odds))
  return `${count}, ${words.odds}: ${i18n.decimal(odds)}, ${words.possibleWin}: ${win}`
}

function renderLine(i18n: I18n, { event, pick }: PickedLine, onRemove: () => void): HTMLElement {
  const selection = event.picks[pick][i18n.language]
  const label = couponWords(i18n).remove(selection)
  const remove = h('button', { type: 'button', class: 'plain', 'aria-label': label }, closeIcon())
  remove.addEventListener('click', onRemove)
  return h(
    'li',
    {},
    h('span', { class: 'slip-text' }, h('b', {}, selection), h('small', {}, event.title)),
    h('strong', {}, i18n.decimal(event.odds[pick])),
    remove
  )
}

function renderTotal(term: string, value: string): HTMLElement {
  return h('div', {}, h('dt', {}, term), h('dd', {}, value))
}
