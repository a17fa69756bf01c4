import { FIELDS, RETURNS } from '../../engines/baccarat/engine.ts'
import type { Table } from '../../engines/table.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { exactReturn, payTable, rowHeader, ruleList } from '../../ui/rules.ts'
import { baccaratWords } from './words.ts'

/** Rules, what each bet wins, and its exact return. */
export function renderRules(i18n: I18n, { minBet, maxBet }: Table): HTMLElement {
  const words = baccaratWords(i18n)
  const rows = FIELDS.map(field => [
    rowHeader(words.fields[field]),
    h('td', {}, words.pays[field]),
    h('td', {}, i18n.percent(RETURNS[field] * 100, 2))
  ])
  return h(
    'div',
    {},
    payTable([words.field, words.payout, words.share], rows),
    ruleList(words.rules(i18n.whole(minBet), i18n.whole(maxBet))),
    exactReturn(words.exact)
  )
}
