import { PAYS, SYMBOLS } from '../../engines/reels/engine.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { exactReturn, payCell, payTable, rowHeader, ruleList } from '../../ui/rules.ts'
import type { SkinName } from './skin.ts'
import { symbolName } from './symbol-words.ts'
import { createPlate } from './symbol.ts'
import { reelsWords } from './words.ts'

/** Rules, pay table for this stake in kuruş, and the exact return. */
export function renderRules(i18n: I18n, stake: number, skin: SkinName): HTMLElement {
  const words = reelsWords(i18n)
  const cell = (multiplier: number) => payCell(`× ${multiplier}`, i18n.amount(stake * multiplier))
  const rows = SYMBOLS.map(symbol => [
    rowHeader(h('span', { class: 'picture' }, createPlate(symbol, skin), symbolName(i18n, symbol, skin))),
    cell(PAYS[symbol].three),
    cell(PAYS[symbol].two)
  ])
  return h(
    'div',
    {},
    h('p', {}, words.example(i18n.amount(stake))),
    payTable([words.symbol, words.three, words.two], rows),
    ruleList(words.rules),
    exactReturn(words.exact)
  )
}
