import { FIELDS, RETURNS } from '../../engines/baccarat/engine.ts'
import type { Table } from '../../engines/table.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { exactReturn, payTable, rowHeader, ruleList } from '../../ui/rules.ts'
import { tableWords } from '../../ui/table/words.ts'
import { baccaratWords } from './words.ts'

/** Rules, what each bet wins, and its exact return. */
export function renderRules(i18n: I18n, { minBet, maxBet }: Table): HTMLElement {
  const words = baccaratWords(i18n)
  const { field, payout } = tableWords(i18n)
  const rows = FIELDS.map(name => [
    rowHeader(words.fields[name]),
    h('td', {}, words.pays[name]),
    h('td', {}, i18n.percent(RETURNS[name] * 100, 2))
  ])
  return h(
    'div',
    {},
    payTable([field, payout, words.share], rows),
    ruleList(words.rules(i18n.whole(minBet), i18n.whole(maxBet))),
    exactReturn(words.exact)
  )
}
