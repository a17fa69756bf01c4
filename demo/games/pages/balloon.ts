import { createClient } from '../ui/client.ts'
import { h } from '../ui/dom.ts'
import { Game } from '../ui/game.ts'
import { openPage } from '../ui/page.ts'
import { createShell } from '../ui/shell.ts'
import { createSound } from '../ui/sound.ts'
import { createStakes } from '../ui/stakes.ts'
import { createAutomatic } from './balloon/automatic.ts'
import { createFlightHistory } from './balloon/history.ts'
import { balloonCheck } from './balloon/result.ts'
import { renderRules } from './balloon/rules.ts'
import { createSky } from './balloon/sky.ts'
import { createBalloonView } from './balloon/view.ts'

/** The game with a rocket; the other one has an airship. */
const ROCKET = 'virtual:807'

const page = openPage(message => game.receive(message))
const { i18n } = page
const client = createClient(page.token)
const sound = createSound()
const stakes = createStakes(i18n)
const automatic = createAutomatic(i18n)
const sky = createSky(i18n, document.body.dataset['game'] === ROCKET ? 'rocket' : 'airship')
const history = createFlightHistory(i18n)
const shell = createShell(page, client, {
  stage: h('div', { class: 'flight' }, sky.element, history.element),
  stakes,
  sound,
  extras: [automatic.element],
  rules: () => renderRules(i18n, stakes.value),
  check: balloonCheck(i18n)
})
const view = createBalloonView({ sky, history, stakes, automatic, client, shell })
const game: Game = new Game({ page, shell, client, view })

void game.open()
