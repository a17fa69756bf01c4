import { EXACT_RETURN, MULTIPLES, SEGMENTS } from '../../engines/fortune/engine.ts'
import type { Table } from '../../engines/table.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { exactReturn, payCell, payTable, rowHeader, ruleList } from '../../ui/rules.ts'
import { tableWords } from '../../ui/table/words.ts'
import { fortuneWords } from './words.ts'

/** Rules, what each bet returns for this chip in kuruş, and the exact return. */
export function renderRules(i18n: I18n, { minBet, maxBet }: Table, chip: number): HTMLElement {
  const { whole } = i18n
  const words = fortuneWords(i18n)
  const { field, covers, payout } = tableWords(i18n)
  const rows = MULTIPLES.map(multiple => {
    const count = SEGMENTS.filter(segment => segment === multiple).length
    return [
      rowHeader(`× ${multiple}`),
      h('td', {}, words.segments(count)),
      payCell(`${multiple - 1} : 1`, whole(chip * multiple))
    ]
  })
  const { numerator, denominator } = EXACT_RETURN
  return h(
    'div',
    {},
    h('p', {}, words.example(whole(chip))),
    payTable([field, covers, payout], rows),
    ruleList(words.rules(whole(minBet), whole(maxBet))),
    exactReturn(words.exact(i18n.percent((numerator / denominator) * 100, 2)))
  )
}
