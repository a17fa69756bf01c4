import { PAYS } from '../../engines/card/engine.ts'
import { h } from '../../ui/dom.ts'
import type { Speaker } from '../../ui/speaker.ts'
import { cardWords } from './words.ts'

const SHARES = [29.72, 3.61, 0.12] as const

/** Rules, prizes for this stake in kuruş, and the exact return. */
export function cardRules(speaker: Speaker, stake: number, isSinging: boolean): HTMLElement {
  const words = cardWords(speaker)
  const rows = SHARES.map((share, index) => {
    const pays = PAYS[index + 1] ?? 0
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, words.prizes[index] ?? ''),
      h('td', {}, h('b', {}, `× ${pays}`), ' ', h('span', {}, `(${speaker.whole(stake * pays)})`)),
      h('td', {}, speaker.percent(share))
    )
  })
  const heads = [words.result, words.pays, words.share].map(head => h('th', { scope: 'col' }, head))
  const rules = isSinging ? [...words.rules, words.singing] : words.rules
  return h(
    'div',
    {},
    h('p', {}, words.example(speaker.whole(stake))),
    h('table', { class: 'pays' }, h('thead', {}, h('tr', {}, ...heads)), h('tbody', {}, ...rows)),
    h('ul', {}, ...rules.map(rule => h('li', {}, rule))),
    h('p', { class: 'exact' }, words.exact)
  )
}
