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
import { createDisc } from './fortune/disc.ts'
import { createFields } from './fortune/fields.ts'
import { fortuneCheck } from './fortune/result.ts'
import { renderRules } from './fortune/rules.ts'
import { createSide } from './fortune/side.ts'
import { createFortuneView } from './fortune/view.ts'
import { fortuneWords } from './fortune/words.ts'

const page = openPage(message => game.receive(message))
const { i18n } = page
const client = createClient(page.token)
const table = readTable()
const sound = createSound()
const stakes = createStakes(i18n, table.chips)
stakes.select(table.chips[0] ?? stakes.value)
const disc = createDisc()
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
    i18n => fortuneWords(i18n).undo,
    () => bets.undo()
  ),
  modeButton(
    i18n => fortuneWords(i18n).clear,
    () => bets.clear()
  )
)
const shell = createShell(page, client, {
  stage: h('div', { class: 'felt' }, side.element, disc.element, fields.element),
  stakes,
  sound,
  extras: [modes],
  rules: () => renderRules(i18n, table, stakes.value),
  check: fortuneCheck
})
const view = createFortuneView({ disc, fields, bets, table, addLast: side.addLast })
const game: Game = new Game({ page, shell, client, view })

listenToKeys(shell, () => void game.play())
void game.open()

function layChip(field: string): void {
  if (bets.total + stakes.value > table.maxBet) {
    shell.showMessage(i18n => fortuneWords(i18n).aboveMax(i18n.whole(table.maxBet)))
    return
  }
  bets.lay(field, stakes.value)
  sound.click()
}

function modeButton(text: Text, change: () => void): HTMLButtonElement {
  return createButton(i18n, { text, kind: 'plain', onClick: () => game.canBet && change() })
}
