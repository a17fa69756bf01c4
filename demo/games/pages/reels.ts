import { createClient } from '../ui/client.ts'
import { Game } from '../ui/game.ts'
import { listenToKeys } from '../ui/keyboard.ts'
import { openPage } from '../ui/page.ts'
import { createShell } from '../ui/shell.ts'
import { createSound } from '../ui/sound.ts'
import { createStakes } from '../ui/stakes.ts'
import { createCabinet } from './reels/cabinet.ts'
import { reelsCheck } from './reels/result.ts'
import { renderRules } from './reels/rules.ts'
import { createReelsView } from './reels/view.ts'

const page = openPage(message => game.receive(message))
const { i18n } = page
const client = createClient(page.token)
const sound = createSound()
const stakes = createStakes(i18n)
const cabinet = createCabinet(sound.click)
const shell = createShell(page, client, {
  stage: cabinet.element,
  stakes,
  sound,
  rules: () => renderRules(i18n, stakes.value),
  check: reelsCheck(i18n)
})
const game: Game = new Game({ page, shell, client, view: createReelsView(cabinet, stakes) })

listenToKeys(shell, () => void game.play())
void game.open()
