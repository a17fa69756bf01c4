import { BEST_RETURN, ENDS } from '../../engines/blackjack/engine.ts'
import type { Table } from '../../engines/table.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { exactReturn, payTable, rowHeader, ruleList } from '../../ui/rules.ts'
import { tableWords } from '../../ui/table/words.ts'
import { blackjackWords } from './words.ts'

/** Rules, what each end wins, the best moves and what they return. */
export function renderRules(i18n: I18n, { minBet, maxBet }: Table): HTMLElement {
  const words = blackjackWords(i18n)
  const rows = ENDS.map(end => [rowHeader(words.names[end]), h('td', {}, words.pays[end])])
  return h(
    'div',
    {},
    payTable([words.result, tableWords(i18n).payout], rows),
    ruleList(words.rules(i18n.whole(minBet), i18n.whole(maxBet))),
    ruleList(words.advice),
    exactReturn(words.exact(i18n.percent(BEST_RETURN * 100, 2)))
  )
}
