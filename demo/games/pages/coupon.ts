import { createClient } from '../ui/client.ts'
import { openPage } from '../ui/page.ts'
import { CouponGame } from './coupon/game.ts'

const page = openPage(message => game.receive(message))
const game: CouponGame = new CouponGame(page, createClient(page.token))

void game.open()
