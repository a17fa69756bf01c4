import { createNanoEvents } from 'nanoevents'

/** Events of games. */
export const gameEvents = createNanoEvents<{
  /** A round was settled or the balance changed. The balance is then loaded from the gateway (PLAY-04). */
  moneyMoved(): void
  /**
   * The game has reported an error, which may hide a round that was played, or be the end of the session: a request to
   * the gateway shows which (SESS-05).
   */
  error(): void
  /** The player is active in the game, which counts as activity on the page (SESS-06). */
  activity(): void
}>()
