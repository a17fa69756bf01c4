import type { Table } from '../../engines/table.ts'
import { colourOf } from '../../engines/wheel/engine.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { createDealer } from '../../ui/table.ts'
import { wheelWords } from './words.ts'

/** Dealer and limits of the table, and the last numbers of this player. */
export interface Plaque {
  readonly element: HTMLElement
  add(number: number): void
}

const MAX_NUMBERS = 8

export function createPlaque(i18n: I18n, { dealer, minBet, maxBet }: Table): Plaque {
  const limits = h('span', { class: 'limits' })
  i18n.setText(limits, i18n => wheelWords(i18n).limits(i18n.whole(minBet), i18n.whole(maxBet)))
  const list = h('ol', { class: 'last' })
  i18n.setAttribute(list, 'aria-label', i18n => wheelWords(i18n).last)
  return {
    element: h(
      'div',
      { class: 'plaque' },
      createDealer(i18n, dealer, i18n => wheelWords(i18n).dealer),
      limits,
      list
    ),
    add(number) {
      list.prepend(h('li', { class: `is-${colourOf(number)}` }, String(number)))
      while (list.children.length > MAX_NUMBERS) list.lastElementChild?.remove()
    }
  }
}
