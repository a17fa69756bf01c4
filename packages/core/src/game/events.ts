import { createNanoEvents } from 'nanoevents'

/** Events of games. */
export const gameEvents = createNanoEvents<{
  /** A round was settled or the balance changed. The balance is then loaded from the gateway (PLAY-04). */
  moneyMoved(): void
  /** The player is active in the game, which counts as activity on the page (SESS-06). */
  activity(): void
}>()
