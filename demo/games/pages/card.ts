import { createBoard } from './card/board.ts'
import { dealCard, randomBelow } from './card/deal.ts'
import { checkedCard, createCardMachine } from './card/machine.ts'
import { cardRules } from './card/pay-table.ts'
import { cardWords } from './card/words.ts'
import { h } from '../ui/dom.ts'
import { createGame, type Game } from '../ui/game.ts'
import { listenToKeys } from '../ui/keyboard.ts'
import { openPage } from '../ui/opened.ts'
import { createServer } from '../ui/server.ts'
import { createShell } from '../ui/shell.ts'
import { createSound } from '../ui/sound.ts'
import { createStakes } from '../ui/stakes.ts'

/** The hall whose balls sing. */
const SINGING = 'virtual:805'

const opened = openPage(message => game.hear(message))
const { speaker } = opened
const server = createServer(opened.token)
const isSinging = document.body.dataset['game'] === SINGING
const sound = createSound()
const stakes = createStakes(speaker)
const board = createBoard(speaker, dealCard(randomBelow))
const another = h('button', { type: 'button', class: 'outlined' })
speaker.write(another, (_words, now) => cardWords(now).another)
another.addEventListener('click', () => {
  if (game.isReady) board.deal(dealCard(randomBelow))
})

const shell = createShell(opened, server, {
  stage: board.element,
  stakes,
  sound,
  extras: [another],
  rules: () => cardRules(speaker, stakes.value, isSinging),
  checked: checkedCard
})
const machine = createCardMachine({ board, stakes, sound, isSinging })
const game: Game = createGame({ opened, shell, server, machine })

listenToKeys(shell, () => void game.act())
void game.open()
