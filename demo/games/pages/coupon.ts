import { createBook } from './coupon/server.ts'
import { createCouponGame, type CouponGame } from './coupon/game.ts'
import { openPage } from '../ui/opened.ts'
import { createServer } from '../ui/server.ts'

const opened = openPage(message => game.hear(message))
const game: CouponGame = createCouponGame(opened, createServer(opened.token), createBook(opened.token))

void game.open()
