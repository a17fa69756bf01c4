import { createGame, type Game } from '../ui/game.ts'
import { listenToKeys } from '../ui/keyboard.ts'
import { openPage } from '../ui/opened.ts'
import { createServer } from '../ui/server.ts'
import { createShell } from '../ui/shell.ts'
import { createSound } from '../ui/sound.ts'
import { createStakes } from '../ui/stakes.ts'
import { createCabinet } from './reels/cabinet.ts'
import { createReels } from './reels/machine.ts'
import { settleReels, symbolsOf } from './reels/outcome.ts'
import { payTable } from './reels/pay-table.ts'

const opened = openPage(message => game.hear(message))
const { speaker } = opened
const server = createServer(opened.token)
const sound = createSound()
const stakes = createStakes(speaker)
const cabinet = createCabinet(sound.click)
const shell = createShell(opened, server, {
  stage: cabinet.element,
  stakes,
  sound,
  rules: () => payTable(speaker, stakes.value),
  checked: {
    settle: settleReels(speaker),
    say: round => speaker.words.line(symbolsOf(round).map(symbol => speaker.words.symbols[symbol]))
  }
})
const game: Game = createGame({ opened, shell, server, machine: createReels(cabinet, stakes) })

listenToKeys(shell, () => void game.act())
void game.open()
