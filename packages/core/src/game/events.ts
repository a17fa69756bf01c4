import { atom } from 'nanostores'

import { shared } from '../shared.ts'

/** Grows when a game says that money moved: the balance listens, and asks the gateway (PLAY-04). */
export const $played = shared('play.played', () => atom(0))

/** Grows when the player does something in a game, which is use of the page (SESS-06). */
export const $usedInGame = shared('play.used', () => atom(0))
