import { MOST_LINES } from '../../protocol/coupons.ts'
import { h } from '../../ui/dom.ts'
import { couponWords, languageNow } from './words.ts'

/** Rules, and what comes back at most by the number of lines: 0.95 for each. */
export function couponRules(): HTMLElement {
  const { lines, heads, returns } = couponWords().rules
  const percent = new Intl.NumberFormat(languageNow() === 'en' ? 'en-GB' : 'tr-TR', {
    style: 'percent',
    minimumFractionDigits: 2
  })
  const rows = Array.from({ length: MOST_LINES }, (_, at) =>
    h('tr', {}, h('th', { scope: 'row' }, String(at + 1)), h('td', {}, percent.format(0.95 ** (at + 1))))
  )
  return h(
    'div',
    {},
    h('ul', {}, ...lines.map(rule => h('li', {}, rule))),
    h(
      'table',
      {},
      h('thead', {}, h('tr', {}, ...heads.map(head => h('th', { scope: 'col' }, head)))),
      h('tbody', {}, ...rows)
    ),
    h('p', { class: 'exact' }, returns)
  )
}
