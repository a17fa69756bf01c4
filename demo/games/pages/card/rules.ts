import { PAYS } from '../../engines/card/engine.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { exactReturn, payCell, payTable, rowHeader, ruleList } from '../../ui/rules.ts'
import { cardWords } from './words.ts'

/** Percentage of draws that fill exactly one, two and three lines. A test of the engine counts them. */
const SHARES = [29.72, 3.61, 0.12] as const

/** Rules, prizes for this stake in kuruş, and the exact return. */
export function renderRules(i18n: I18n, stake: number, hasNotes: boolean): HTMLElement {
  const words = cardWords(i18n)
  const rows = SHARES.map((share, index) => {
    const pays = PAYS[index + 1] ?? 0
    return [
      rowHeader(words.prizes[index] ?? ''),
      payCell(`× ${pays}`, i18n.whole(stake * pays)),
      h('td', {}, i18n.percent(share))
    ]
  })
  return h(
    'div',
    {},
    h('p', {}, words.example(i18n.whole(stake))),
    payTable([words.result, words.pays, words.share], rows),
    ruleList(hasNotes ? [...words.rules, words.notes] : words.rules),
    exactReturn(words.exact)
  )
}
