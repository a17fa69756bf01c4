import { createNanoEvents } from 'nanoevents'

/** What a game reports to the page. */
export const gameEvents = createNanoEvents<{
  /** A round was settled or the balance changed. The balance is then read from the gateway (PLAY-04). */
  moneyMoved(): void
  /** The player does something in the game, which counts as use of the page (SESS-06). */
  activity(): void
}>()
