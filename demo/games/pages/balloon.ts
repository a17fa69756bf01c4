import { createAutomatic } from './balloon/automatic.ts'
import { createLast } from './balloon/last.ts'
import { checkedBalloon, createBalloon } from './balloon/machine.ts'
import { balloonRules } from './balloon/pay-table.ts'
import { createSky } from './balloon/sky.ts'
import { h } from '../ui/dom.ts'
import { createGame, type Game } from '../ui/game.ts'
import { listenToKeys } from '../ui/keyboard.ts'
import { openPage } from '../ui/opened.ts'
import { createServer } from '../ui/server.ts'
import { createShell } from '../ui/shell.ts'
import { createSound } from '../ui/sound.ts'
import { createStakes } from '../ui/stakes.ts'

/** The game with a rocket; the other one has an airship. */
const ROCKET = 'virtual:807'

const opened = openPage(message => game.hear(message))
const { speaker } = opened
const server = createServer(opened.token)
const sound = createSound()
const stakes = createStakes(speaker)
const automatic = createAutomatic(speaker)
const sky = createSky(speaker, document.body.dataset['game'] === ROCKET ? 'rocket' : 'airship')
const last = createLast(speaker)
const shell = createShell(opened, server, {
  stage: h('div', { class: 'flight' }, sky.element, last.element),
  stakes,
  sound,
  extras: [automatic.element],
  rules: () => balloonRules(speaker, stakes.value),
  checked: checkedBalloon(speaker)
})
const machine = createBalloon({ sky, last, stakes, automatic, server, act: shell.setAct })
const game: Game = createGame({ opened, shell, server, machine })

listenToKeys(shell, () => void game.act())
void game.open()
