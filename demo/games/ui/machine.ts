import type { Round, RoundAnswer } from '../protocol/rounds.ts'
import type { RoundToAsk } from './server.ts'
import type { Say } from './speaker.ts'

/** What a machine does on the page. It decides nothing: it shows what the server drew. */
export interface Machine {
  /** What the big button says before and during a round, and the line before the first one. */
  readonly words: { act: Say; acting: Say; ready: Say }
  /** What the player has laid; a sentence where it cannot be played yet. */
  ask(): Omit<RoundToAsk, 'roundId'> | Say
  /** Nothing can be laid while a round runs. */
  lock(isLocked: boolean): void
  /** Something moves until the answer is there. */
  roll(round: RoundToAsk): void
  /** The answer is late, or there is none: stands still wherever it is. */
  halt(): void
  /** Goes along with a round that is not over with its first answer, until it is. */
  follow?(answer: RoundAnswer): Promise<RoundAnswer>
  /** Brings it to rest on the result; where nothing may move at once. */
  rest(round: Round): Promise<void>
  /** Shows the result without any motion. */
  place(round: Round): void
  /** The result in words, without what comes back. */
  describe(round: Round): Say
  /** The big button, while a round runs. */
  interrupt?(): void
  /** Whether the round goes on at the server: a reload goes along with it again. */
  isOpen?(round: Round): boolean
  /** A round that was asked for before a reload. */
  recall?(round: RoundToAsk): void
}
