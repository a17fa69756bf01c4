import { createNanoEvents } from 'nanoevents'

import type { LobbyGame } from './game.ts'

/** Events of the lists of games. */
export const lobbyEvents = createNanoEvents<{
  /** A list delivered these games. Each row says whether it is a favourite. */
  gamesLoaded(games: readonly LobbyGame[]): void
}>()
