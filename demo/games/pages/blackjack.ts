import { FIELD } from '../engines/blackjack/rules.ts'
import { createButton } from '../ui/button.ts'
import { createClient } from '../ui/client.ts'
import { h } from '../ui/dom.ts'
import { Game } from '../ui/game.ts'
import type { Text } from '../ui/i18n.ts'
import { listenToKeys } from '../ui/keyboard.ts'
import { createBets } from '../ui/laid-bets.ts'
import { openPage } from '../ui/page.ts'
import { createShell } from '../ui/shell.ts'
import { createSound } from '../ui/sound.ts'
import { createStakes } from '../ui/stakes.ts'
import { readTable } from '../ui/table.ts'
import { createDecisions } from './blackjack/decisions.ts'
import { createHands } from './blackjack/hands.ts'
import { blackjackCheck } from './blackjack/result.ts'
import { renderRules } from './blackjack/rules.ts'
import { createSide } from './blackjack/side.ts'
import { createSpot } from './blackjack/spot.ts'
import { createBlackjackView } from './blackjack/view.ts'
import { blackjackWords } from './blackjack/words.ts'

const page = openPage(message => game.receive(message))
const { i18n } = page
const client = createClient(page.token)
const table = readTable()
const sound = createSound()
const stakes = createStakes(i18n, table.chips)
stakes.select(table.chips[0] ?? stakes.value)
const hands = createHands(i18n)
const side = createSide(i18n, table)
const bets = createBets(() => {
  spot.show(bets.total)
  game.refresh()
})
const spot = createSpot(i18n, layChip)
const motto = h('p', { class: 'motto' })
i18n.setText(motto, i18n => blackjackWords(i18n).table)
const modes = h(
  'div',
  { class: 'modes' },
  modeButton(
    i18n => blackjackWords(i18n).undo,
    () => bets.undo()
  ),
  modeButton(
    i18n => blackjackWords(i18n).clear,
    () => bets.clear()
  )
)
const decisions = createDecisions(i18n)
const shell = createShell(page, client, {
  stage: h('div', { class: 'felt' }, side.element, hands.dealer, motto, hands.player, spot.element),
  stakes,
  sound,
  extras: [modes, decisions.element],
  rules: () => renderRules(i18n, table),
  check: blackjackCheck(i18n)
})
const view = createBlackjackView({
  hands,
  spot,
  bets,
  decisions,
  client,
  shell,
  table,
  sound,
  addLast: side.addLast
})
const game: Game = new Game({ page, shell, client, view })

listenToKeys(shell, () => void game.play())
void game.open()

function layChip(): void {
  if (bets.total + stakes.value > table.maxBet) {
    shell.showMessage(i18n => blackjackWords(i18n).aboveMax(i18n.whole(table.maxBet)))
    return
  }
  bets.lay(FIELD, stakes.value)
  sound.click()
}

function modeButton(text: Text, change: () => void): HTMLButtonElement {
  return createButton(i18n, { text, kind: 'plain', onClick: () => game.canBet && change() })
}
