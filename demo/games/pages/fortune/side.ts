import { SEGMENTS } from '../../engines/fortune/engine.ts'
import type { Table } from '../../engines/table.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { createDealer } from '../../ui/table.ts'
import { fortuneWords } from './words.ts'

/** Host and limits of the table, and the last segments of this page. */
export interface Side {
  readonly element: HTMLElement
  addLast(segment: number): void
}

const MAX_RESULTS = 10

export function createSide(i18n: I18n, { dealer, minBet, maxBet }: Table): Side {
  const limits = h('span', { class: 'limits' })
  i18n.setText(limits, i18n => fortuneWords(i18n).limits(i18n.whole(minBet), i18n.whole(maxBet)))
  const list = h('ol', { class: 'last' })
  i18n.setAttribute(list, 'aria-label', i18n => fortuneWords(i18n).last)
  const host = createDealer(i18n, dealer, i18n => fortuneWords(i18n).host)
  return {
    element: h('div', { class: 'plaque' }, host, limits, list),
    addLast(segment) {
      const multiple = String(SEGMENTS[segment] ?? '')
      list.prepend(h('li', { class: `is-x${multiple}` }, multiple))
      while (list.children.length > MAX_RESULTS) list.lastElementChild?.remove()
    }
  }
}
