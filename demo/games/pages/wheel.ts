import { colourOf } from '../engines/wheel/engine.ts'
import { h } from '../ui/dom.ts'
import { createSide } from '../ui/table/side.ts'
import { TableGame } from '../ui/table/table.ts'
import { createDisc } from './wheel/disc.ts'
import { createFelt } from './wheel/felt.ts'
import { resultIn, wheelCheck } from './wheel/result.ts'
import { renderRules } from './wheel/rules.ts'
import { createWheelView } from './wheel/view.ts'
import { wheelWords } from './wheel/words.ts'

const table = new TableGame({
  unit: 'spin',
  onBets(bets) {
    felt.show(bets.byField)
    felt.mark(undefined)
  }
})
const { i18n, limits } = table
const disc = createDisc()
const side = createSide(i18n, {
  limits,
  last: i18n => wheelWords(i18n).last,
  maxResults: 8,
  ends: (['red', 'black', 'zero'] as const).map(tone => [tone, i18n => wheelWords(i18n).colours[tone]]),
  resultOf(round) {
    const { number } = resultIn(round)
    return { tone: colourOf(number), text: () => String(number) }
  }
})
const felt = createFelt(i18n, {
  onField: field => table.layChip(field),
  onMessage: text => table.showMessage(text)
})
felt.modes.append(...table.createBetButtons('mode'))

table.open({
  stage: h('div', { class: 'roulette' }, disc.element, side.element, felt.element),
  rules: () => renderRules(i18n, limits, table.stakes.value),
  check: wheelCheck(i18n),
  view: () => createWheelView({ table, disc, felt, side })
})
