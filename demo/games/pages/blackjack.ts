import { endOf, ENDS } from '../engines/blackjack/engine.ts'
import { FIELD } from '../engines/blackjack/rules.ts'
import { h } from '../ui/dom.ts'
import { createSide } from '../ui/table/side.ts'
import { TableGame } from '../ui/table/table.ts'
import { createDecisions } from './blackjack/decisions.ts'
import { createHands } from './blackjack/hands.ts'
import { blackjackCheck, handIn } from './blackjack/result.ts'
import { renderRules } from './blackjack/rules.ts'
import { createSpot } from './blackjack/spot.ts'
import { createBlackjackView } from './blackjack/view.ts'
import { blackjackWords } from './blackjack/words.ts'

const table = new TableGame({ unit: 'hand', onBets: bets => spot.show(bets.total) })
const { i18n, limits } = table
const hands = createHands(i18n)
const side = createSide(i18n, {
  limits,
  last: i18n => blackjackWords(i18n).last,
  maxResults: 10,
  ends: ENDS.map(end => [end, i18n => blackjackWords(i18n).ends[end]]),
  resultOf(round) {
    const tone = endOf(handIn(round))
    return {
      tone,
      text: i18n => blackjackWords(i18n).letters[tone],
      label: i18n => blackjackWords(i18n).ends[tone]
    }
  }
})
const spot = createSpot(i18n, () => table.layChip(FIELD))
const motto = h('p', { class: 'motto' })
i18n.setText(motto, i18n => blackjackWords(i18n).table)
const decisions = createDecisions(i18n)

table.open({
  stage: h('div', { class: 'felt' }, side.element, hands.dealer, motto, hands.player, spot.element),
  extras: [h('div', { class: 'modes' }, ...table.createBetButtons('plain')), decisions.element],
  rules: () => renderRules(i18n, limits),
  check: blackjackCheck(i18n),
  view: shell => createBlackjackView({ table, shell, hands, spot, side, decisions })
})
