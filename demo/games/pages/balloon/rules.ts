import { returnAt } from '../../engines/balloon/engine.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { exactReturn, ruleList } from '../../ui/rules.ts'
import { balloonWords } from './words.ts'

/** Height of the example in hundredths. */
const EXAMPLE = 240

/** Rules with an example for this stake in kuruş, and the exact return. */
export function renderRules(i18n: I18n, stake: number): HTMLElement {
  const words = balloonWords(i18n)
  const { amount, whole, multiple } = i18n
  return h(
    'div',
    {},
    h('p', {}, words.example(multiple(EXAMPLE), amount(returnAt(stake, EXAMPLE)), whole(stake))),
    ruleList(words.rules),
    exactReturn(words.exact)
  )
}
