import { MULTIPLES, SEGMENTS } from '../engines/fortune/engine.ts'
import { h } from '../ui/dom.ts'
import { createFields } from '../ui/table/fields.ts'
import { createSide } from '../ui/table/side.ts'
import { TableGame } from '../ui/table/table.ts'
import { createDisc } from './fortune/disc.ts'
import { fortuneCheck, resultIn } from './fortune/result.ts'
import { renderRules } from './fortune/rules.ts'
import { createFortuneView } from './fortune/view.ts'
import { fortuneWords } from './fortune/words.ts'

const table = new TableGame({
  unit: 'round',
  onBets(bets) {
    fields.show(bets.byField)
    fields.mark(undefined)
  }
})
const { i18n, limits } = table
const disc = createDisc()
const side = createSide(i18n, {
  limits,
  role: i18n => fortuneWords(i18n).host,
  last: i18n => fortuneWords(i18n).last,
  maxResults: 10,
  ends: MULTIPLES.map(multiple => [`x${multiple}`, () => `× ${multiple}:`]),
  resultOf(round) {
    const multiple = String(SEGMENTS[resultIn(round).segment] ?? '')
    return { tone: `x${multiple}`, text: () => multiple }
  }
})
const fields = createFields(
  i18n,
  MULTIPLES.map(multiple => {
    const count = SEGMENTS.filter(segment => segment === multiple).length
    return {
      id: String(multiple),
      kind: `is-x${multiple}`,
      name: () => `× ${multiple}`,
      note: i18n => fortuneWords(i18n).segments(count)
    }
  }),
  field => table.layChip(field)
)

table.open({
  stage: h('div', { class: 'felt' }, side.element, disc.element, fields.element),
  extras: [h('div', { class: 'modes' }, ...table.createBetButtons('plain'))],
  rules: () => renderRules(i18n, limits, table.stakes.value),
  check: fortuneCheck,
  view: () => createFortuneView({ table, disc, fields, side })
})
