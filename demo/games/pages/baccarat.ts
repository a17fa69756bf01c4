import { FIELDS, winnerOf } from '../engines/baccarat/engine.ts'
import { h } from '../ui/dom.ts'
import { createFields } from '../ui/table/fields.ts'
import { createSide } from '../ui/table/side.ts'
import { TableGame } from '../ui/table/table.ts'
import { createHands } from './baccarat/hands.ts'
import { baccaratCheck, resultIn } from './baccarat/result.ts'
import { renderRules } from './baccarat/rules.ts'
import { createBaccaratView } from './baccarat/view.ts'
import { baccaratWords } from './baccarat/words.ts'

const table = new TableGame({
  unit: 'round',
  onBets(bets) {
    fields.show(bets.byField)
    fields.mark(undefined)
  }
})
const { i18n, limits } = table
const hands = createHands(i18n)
const side = createSide(i18n, {
  limits,
  last: i18n => baccaratWords(i18n).last,
  maxResults: 12,
  ends: FIELDS.map(field => [field, i18n => baccaratWords(i18n).fields[field]]),
  resultOf(round) {
    const tone = winnerOf(resultIn(round))
    return {
      tone,
      text: i18n => baccaratWords(i18n).letters[tone],
      label: i18n => baccaratWords(i18n).fields[tone]
    }
  }
})
const fields = createFields(
  i18n,
  FIELDS.map(id => ({
    id,
    kind: `is-${id}`,
    name: i18n => baccaratWords(i18n).fields[id],
    note: i18n => baccaratWords(i18n).pays[id]
  })),
  field => table.layChip(field)
)

table.open({
  stage: h('div', { class: 'felt' }, side.element, hands.element, fields.element),
  extras: [h('div', { class: 'modes' }, ...table.createBetButtons('plain'))],
  rules: () => renderRules(i18n, limits),
  check: baccaratCheck(i18n),
  view: () => createBaccaratView({ table, hands, fields, side })
})
