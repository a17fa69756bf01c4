import { createButton } from '../ui/button.ts'
import { createClient } from '../ui/client.ts'
import { h } from '../ui/dom.ts'
import { Game } from '../ui/game.ts'
import type { Text } from '../ui/i18n.ts'
import { listenToKeys } from '../ui/keyboard.ts'
import { openPage } from '../ui/page.ts'
import { createShell } from '../ui/shell.ts'
import { createSound } from '../ui/sound.ts'
import { createStakes } from '../ui/stakes.ts'
import { createBets } from '../ui/laid-bets.ts'
import { createDisc } from './wheel/disc.ts'
import { createFelt } from './wheel/felt.ts'
import { readTable } from '../ui/table.ts'
import { createPlaque } from './wheel/plaque.ts'
import { wheelCheck } from './wheel/result.ts'
import { renderRules } from './wheel/rules.ts'
import { createWheelView } from './wheel/view.ts'
import { wheelWords } from './wheel/words.ts'

const page = openPage(message => game.receive(message))
const { i18n } = page
const client = createClient(page.token)
const table = readTable()
const sound = createSound()
const stakes = createStakes(i18n, table.chips)
stakes.select(table.chips.find(chip => chip >= table.minBet) ?? stakes.value)
const disc = createDisc()
const plaque = createPlaque(i18n, table)
const bets = createBets(() => {
  felt.show(bets.byField)
  felt.mark(undefined)
  game.refresh()
})
const felt = createFelt(i18n, { onField: layChip, onMessage: text => shell.showMessage(text) })
felt.modes.append(
  modeButton(
    i18n => wheelWords(i18n).undo,
    () => bets.undo()
  ),
  modeButton(
    i18n => wheelWords(i18n).clear,
    () => bets.clear()
  )
)
const shell = createShell(page, client, {
  stage: h('div', { class: 'roulette' }, disc.element, plaque.element, felt.element),
  stakes,
  sound,
  rules: () => renderRules(i18n, table, stakes.value),
  check: wheelCheck(i18n)
})
const view = createWheelView({ disc, felt, plaque, bets, table })
const game: Game = new Game({ page, shell, client, view })

listenToKeys(shell, () => void game.play())
void game.open()

function layChip(field: string): void {
  if (bets.total + stakes.value > table.maxBet) {
    shell.showMessage(i18n => wheelWords(i18n).aboveMax(i18n.whole(table.maxBet)))
    return
  }
  bets.lay(field, stakes.value)
  sound.click()
}

function modeButton(text: Text, change: () => void): HTMLButtonElement {
  return createButton(i18n, { text, kind: 'mode', onClick: () => game.canBet && change() })
}
