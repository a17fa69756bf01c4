import { atom } from 'nanostores'

import { shared } from '../shared.ts'
import type { LobbyGame } from './game.ts'

/** Games that have just come with some list. Favourites listen: a row says whether it is one. */
export const $arrivals = shared('lobby.arrivals', () => atom<readonly LobbyGame[]>([]))
