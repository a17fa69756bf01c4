import type { Round, RoundAnswer, RoundInput } from '../protocol/rounds.ts'
import type { Text } from './i18n.ts'

/** The stage of a game. It only shows the outcomes that the server has drawn. */
export interface GameView {
  /** Texts of the play button before and during a round, and of the message line before the first round. */
  readonly texts: { play: Text; playing: Text; ready: Text }
  /** The current bet, or the reason why it cannot be played yet. */
  readBet(): Omit<RoundInput, 'roundId'> | Text
  /** Shows the bet of a round that was started before a reload. */
  restoreBet?(round: RoundInput): void
  /** No bet can be laid during a round. */
  setLocked(isLocked: boolean): void
  /** Starts the animation that runs until the answer arrives. */
  start(): void
  /** Stops the animation at its current position: the response is late or missing. */
  stop(): void
  /** Follows a round that continues after its first answer until it ends. */
  follow?(answer: RoundAnswer): Promise<RoundAnswer>
  /** Whether the round is still open at the server: after a reload it is followed again. */
  isOpen?(round: Round): boolean
  /** The play button was pressed during a round. */
  interrupt?(): void
  /** Animates to the result; resolves at once with reduced motion. */
  animateTo(round: Round): Promise<void>
  /** Adds earlier rounds to the last results, the oldest first. */
  addLast?(rounds: readonly Round[]): void
  /** Shows the result without animation. */
  show(round: Round): void
  /** The result in words, without the amount returned. */
  describe(round: Round): Text
}
