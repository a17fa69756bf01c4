import { MAX_LINES } from '../../protocol/coupons.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { exactReturn, payTable, rowHeader, ruleList } from '../../ui/rules.ts'
import { couponWords } from './words.ts'

/** Rules, and the maximum return by number of lines: 0.95 for each line. */
export function renderRules(i18n: I18n): HTMLElement {
  const { lines, heads, returns } = couponWords(i18n).rules
  const rows = Array.from({ length: MAX_LINES }, (_, index) => [
    rowHeader(String(index + 1)),
    h('td', {}, i18n.percent(100 * 0.95 ** (index + 1), 2))
  ])
  return h('div', {}, ruleList(lines), payTable(heads, rows), exactReturn(returns))
}
