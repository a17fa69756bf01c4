import { createButton } from '../ui/button.ts'
import { createClient } from '../ui/client.ts'
import { Game } from '../ui/game.ts'
import { openPage } from '../ui/page.ts'
import { createShell } from '../ui/shell.ts'
import { createSound } from '../ui/sound.ts'
import { createStakes } from '../ui/stakes.ts'
import { createBoard } from './card/board.ts'
import { dealCard, randomBelow } from './card/deal.ts'
import { cardCheck } from './card/result.ts'
import { renderRules } from './card/rules.ts'
import { createCardView } from './card/view.ts'
import { cardWords } from './card/words.ts'

/** In this game each ball plays a note. */
const WITH_NOTES = 'virtual:805'

const page = openPage(message => game.receive(message))
const { i18n } = page
const client = createClient(page.token)
const hasNotes = document.body.dataset['game'] === WITH_NOTES
const sound = createSound()
const stakes = createStakes(i18n)
const board = createBoard(i18n, dealCard(randomBelow))
const newCard = createButton(i18n, {
  text: i18n => cardWords(i18n).another,
  kind: 'outlined',
  onClick() {
    if (game.canBet) board.deal(dealCard(randomBelow))
  }
})
const shell = createShell(page, client, {
  stage: board.element,
  stakes,
  sound,
  extras: [newCard],
  rules: () => renderRules(i18n, stakes.value, hasNotes),
  check: cardCheck
})
const view = createCardView({ board, stakes, sound, newCard, hasNotes })
const game: Game = new Game({ page, shell, client, view })

void game.open()
