import { h } from '../ui/dom.ts'
import { createGame, type Game } from '../ui/game.ts'
import { listenToKeys } from '../ui/keyboard.ts'
import { openPage } from '../ui/opened.ts'
import { createServer } from '../ui/server.ts'
import { createShell } from '../ui/shell.ts'
import { createSound } from '../ui/sound.ts'
import { createStakes } from '../ui/stakes.ts'
import { createBets } from './wheel/bets.ts'
import { createDisc } from './wheel/disc.ts'
import { createFelt } from './wheel/felt.ts'
import { createWheel } from './wheel/machine.ts'
import { wheelRules } from './wheel/pay-table.ts'
import { checkedWheel } from './wheel/result.ts'
import { createPlaque, readTable } from './wheel/table.ts'
import { wheelWords } from './wheel/words.ts'

const opened = openPage(message => game.hear(message))
const { speaker } = opened
const server = createServer(opened.token)
const table = readTable()
const sound = createSound()
const stakes = createStakes(speaker, table.chips)
const disc = createDisc()
const plaque = createPlaque(speaker, table)
const laid = createBets(() => {
  felt.show(laid.bets)
  felt.mark(undefined)
  game.refresh()
})
const felt = createFelt(speaker, {
  lay(field) {
    if (laid.total + stakes.value > table.most) {
      shell.tell((_words, now) => wheelWords(now).most(now.whole(table.most)))
      return
    }
    laid.lay(field, stakes.value)
    sound.click()
  },
  tell: say => shell.tell((_words, now) => say(now))
})
const undo = h('button', { type: 'button', class: 'mode' })
const clear = h('button', { type: 'button', class: 'mode' })
speaker.write(undo, (_words, now) => wheelWords(now).undo)
speaker.write(clear, (_words, now) => wheelWords(now).clear)
undo.addEventListener('click', () => game.isReady && laid.undo())
clear.addEventListener('click', () => game.isReady && laid.clear())
felt.element.firstElementChild?.append(undo, clear)

const shell = createShell(opened, server, {
  stage: h('div', { class: 'roulette' }, disc.element, plaque.element, felt.element),
  stakes,
  sound,
  rules: () => wheelRules(speaker, table, stakes.value),
  checked: checkedWheel(speaker)
})
const machine = createWheel({ disc, felt, plaque, laid, table })
const game: Game = createGame({ opened, shell, server, machine })

listenToKeys(shell, () => void game.act())
void game.open()
