import { PAYS, SYMBOLS } from '../../engines/reels/engine.ts'
import { h } from '../../ui/dom.ts'
import type { Speaker } from '../../ui/speaker.ts'
import { plateOf } from './pictures.ts'

/** Rules, pay table for this stake in kuruş, and the exact return. */
export function payTable({ words, amount }: Speaker, stake: number): HTMLElement {
  const text = words.payTable
  const pays = (multiplier: number) =>
    h('td', {}, h('b', {}, `× ${multiplier}`), ' ', h('span', {}, `(${amount(stake * multiplier)})`))
  const rows = SYMBOLS.map(symbol =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, h('span', { class: 'picture' }, plateOf(symbol), words.symbols[symbol])),
      pays(PAYS[symbol].three),
      pays(PAYS[symbol].two)
    )
  )
  const heads = [text.symbol, text.three, text.two].map(head => h('th', { scope: 'col' }, head))
  return h(
    'div',
    {},
    h('p', {}, text.example(amount(stake))),
    h('table', { class: 'pays' }, h('thead', {}, h('tr', {}, ...heads)), h('tbody', {}, ...rows)),
    h('ul', {}, ...text.rules.map(rule => h('li', {}, rule))),
    h('p', { class: 'exact' }, text.exact)
  )
}
