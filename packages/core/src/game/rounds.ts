import type { GameMessage } from './messages.ts'

/** The rounds that the game has reported since it was opened. */
export interface Rounds {
  /** Id of the running round; empty if there is none. */
  current: string
  /** Id of the round that ended last; empty if none has. */
  ended: string
  /** When the game was opened, ms since 1970 by the gateway's clock; 0 before. */
  since: number
  /** The balance was too low for the last stake. */
  isBalanceTooLow: boolean
}

export const NO_ROUNDS: Rounds = { current: '', ended: '', since: 0, isBalanceTooLow: false }

/** A repeated start message of a round that has ended is ignored. */
export function roundsAfter(rounds: Rounds, message: GameMessage): Rounds {
  const { type } = message
  if (type === 'balance') return { ...rounds, isBalanceTooLow: false }
  if (type === 'error') return { ...rounds, isBalanceTooLow: message.code === 'not-enough-money' }
  if (type === 'round-start' && message.id !== rounds.ended)
    return { ...rounds, current: message.id, isBalanceTooLow: false }
  if (type === 'round-end' && message.id === rounds.current)
    return { ...rounds, current: '', ended: message.id }
  return rounds
}
