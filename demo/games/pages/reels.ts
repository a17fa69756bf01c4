import { createClient } from '../ui/client.ts'
import { Game } from '../ui/game.ts'
import { openPage } from '../ui/page.ts'
import { createShell } from '../ui/shell.ts'
import { createSound } from '../ui/sound.ts'
import { createStakes } from '../ui/stakes.ts'
import { createCabinet } from './reels/cabinet.ts'
import { reelsCheck } from './reels/result.ts'
import { renderRules } from './reels/rules.ts'
import { createSides } from './reels/sides.ts'
import { firstStopsOf, skinOf } from './reels/skin.ts'
import { createReelsView } from './reels/view.ts'
import { VOICES } from './reels/voices.ts'

const page = openPage(message => game.receive(message))
const { i18n } = page
const client = createClient(page.token)
const skin = skinOf(page.name)
document.documentElement.dataset['skin'] = skin
const sound = createSound(VOICES[skin])
const stakes = createStakes(i18n)
const cabinet = createCabinet({ skin, first: firstStopsOf(page.name), onStop: sound.click })
const shell = createShell(page, client, {
  stage: cabinet.element,
  stakes,
  sound,
  rules: () => renderRules(i18n, stakes.value, skin),
  check: reelsCheck(i18n, skin)
})
const sides = createSides(i18n, skin)
shell.console.after(...sides.elements)
const game: Game = new Game({ page, shell, client, view: createReelsView({ cabinet, stakes, sides, skin }) })

void game.open()
