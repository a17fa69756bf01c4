import type { End } from '../../engines/blackjack/engine.ts'
import type { Table } from '../../engines/table.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { createDealer } from '../../ui/table.ts'
import { blackjackWords } from './words.ts'

/** Dealer and limits of the table, and the last hands of this page. */
export interface Side {
  readonly element: HTMLElement
  addLast(end: End): void
}

const MAX_RESULTS = 10

export function createSide(i18n: I18n, { dealer, minBet, maxBet }: Table): Side {
  const limits = h('span', { class: 'limits' })
  i18n.setText(limits, i18n => blackjackWords(i18n).limits(i18n.whole(minBet), i18n.whole(maxBet)))
  const list = h('ol', { class: 'last' })
  i18n.setAttribute(list, 'aria-label', i18n => blackjackWords(i18n).last)
  const role = createDealer(i18n, dealer, i18n => blackjackWords(i18n).dealer)
  return {
    element: h('div', { class: 'plaque' }, role, limits, list),
    addLast(end) {
      const item = h('li', { class: `is-${end}` })
      i18n.setText(item, i18n => blackjackWords(i18n).letters[end])
      i18n.setAttribute(item, 'aria-label', i18n => blackjackWords(i18n).ends[end])
      list.prepend(item)
      while (list.children.length > MAX_RESULTS) list.lastElementChild?.remove()
    }
  }
}
