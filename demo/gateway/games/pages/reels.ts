import { openPage } from './parts/opened.ts'
import { createServer } from './parts/server.ts'
import { createGame, type Game } from './reels/game.ts'
import { listenToKeys } from './reels/keyboard.ts'
import { createView } from './reels/view.ts'

const opened = openPage(message => game.hear(message))
const server = createServer(opened.token)
const view = createView(opened, server)
const game: Game = createGame(opened, view, server)

listenToKeys(view, game)
void game.open()
