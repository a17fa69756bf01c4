import type { Field } from '../engines/baccarat/engine.ts'
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
import { createFields } from './baccarat/fields.ts'
import { createHands } from './baccarat/hands.ts'
import { baccaratCheck } from './baccarat/result.ts'
import { renderRules } from './baccarat/rules.ts'
import { createSide } from './baccarat/side.ts'
import { createBaccaratView } from './baccarat/view.ts'
import { baccaratWords } from './baccarat/words.ts'

const page = openPage(message => game.receive(message))
const { i18n } = page
const client = createClient(page.token)
const table = readTable()
const sound = createSound()
const stakes = createStakes(i18n, table.chips)
stakes.select(table.chips.find(chip => chip >= table.minBet) ?? stakes.value)
const hands = createHands(i18n)
const side = createSide(i18n, table)
const bets = createBets(() => {
  fields.show(bets.byField)
  fields.mark(undefined)
  game.refresh()
})
const fields = createFields(i18n, layChip)
const modes = h(
  'div',
  { class: 'modes' },
  modeButton(
    i18n => baccaratWords(i18n).undo,
    () => bets.undo()
  ),
  modeButton(
    i18n => baccaratWords(i18n).clear,
    () => bets.clear()
  )
)
const shell = createShell(page, client, {
  stage: h('div', { class: 'felt' }, side.element, hands.element, fields.element),
  stakes,
  sound,
  extras: [modes],
  rules: () => renderRules(i18n, table),
  check: baccaratCheck(i18n)
})
const view = createBaccaratView({ hands, fields, bets, table, sound, addLast: side.addLast })
const game: Game = new Game({ page, shell, client, view })

listenToKeys(shell, () => void game.play())
void game.open()

function layChip(field: Field): void {
  if (bets.total + stakes.value > table.maxBet) {
    shell.showMessage(i18n => baccaratWords(i18n).aboveMax(i18n.whole(table.maxBet)))
    return
  }
  bets.lay(field, stakes.value)
  sound.click()
}

function modeButton(text: Text, change: () => void): HTMLButtonElement {
  return createButton(i18n, { text, kind: 'plain', onClick: () => game.canBet && change() })
}
