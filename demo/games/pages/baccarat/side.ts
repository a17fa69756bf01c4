import type { Field } from '../../engines/baccarat/engine.ts'
import type { Table } from '../../engines/table.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { createDealer } from '../../ui/table.ts'
import { baccaratWords } from './words.ts'

/** Dealer and limits of the table, and the last winners of this page. */
export interface Side {
  readonly element: HTMLElement
  addLast(winner: Field): void
}

const MAX_RESULTS = 12

export function createSide(i18n: I18n, { dealer, minBet, maxBet }: Table): Side {
  const limits = h('span', { class: 'limits' })
  i18n.setText(limits, i18n => baccaratWords(i18n).limits(i18n.whole(minBet), i18n.whole(maxBet)))
  const list = h('ol', { class: 'last' })
  i18n.setAttribute(list, 'aria-label', i18n => baccaratWords(i18n).last)
  return {
    element: h(
      'div',
      { class: 'plaque' },
      createDealer(i18n, dealer, i18n => baccaratWords(i18n).dealer),
      limits,
      list
    ),
    addLast(winner) {
      const item = h('li', { class: `is-${winner}` })
      i18n.setText(item, i18n => baccaratWords(i18n).letters[winner])
      i18n.setAttribute(item, 'aria-label', i18n => baccaratWords(i18n).fields[winner])
      list.prepend(item)
      while (list.children.length > MAX_RESULTS) list.lastElementChild?.remove()
    }
  }
}
