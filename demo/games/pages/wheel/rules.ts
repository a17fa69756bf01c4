import type { Table } from '../../engines/table.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { exactReturn, payCell, payTable, rowHeader, ruleList } from '../../ui/rules.ts'
import { tableWords } from '../../ui/table/words.ts'
import { wheelWords } from './words.ts'

const PAYS = [35, 17, 2, 1] as const

/** Rules, the win of each kind of bet with this chip in kuruş, and the exact return. */
export function renderRules(i18n: I18n, { minBet, maxBet }: Table, chip: number): HTMLElement {
  const { whole } = i18n
  const words = wheelWords(i18n)
  const { field, covers, payout } = tableWords(i18n)
  const rows = PAYS.map(pays => {
    const [name, numbers] = words.kinds[pays]
    return [rowHeader(name), h('td', {}, numbers), payCell(`${pays} : 1`, whole(chip * (pays + 1)))]
  })
  return h(
    'div',
    {},
    h('p', {}, words.example(whole(chip))),
    payTable([field, covers, payout], rows),
    ruleList(words.rules(whole(minBet), whole(maxBet))),
    exactReturn(words.exact)
  )
}
