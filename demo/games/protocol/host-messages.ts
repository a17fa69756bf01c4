import { enums, integer, is, literal, min, object, size, string, union, type Infer } from 'superstruct'

import { RoundId } from './rounds.ts'

/**
 * Messages between a game and the page that embeds it. Each is `{ v: 1, type, … }`, sent to one exact origin and read
 * only from the expected origin and window; anything else is ignored (H72). Amounts are whole kuruş and hints only:
 * the host reads the gateway and trusts no amount in a message (PLAY-04).
 */

const Kurus = min(integer(), 0)
const v = literal(1)

/** From the game to the host: this list and nothing else (H73). */
export const GameMessage = union([
  object({ v, type: literal('ready') }),
  /** The balance has changed; `value` in kuruş. */
  object({ v, type: literal('balance'), value: Kurus }),
  /** The server has taken the stake. A refused round is not reported. */
  object({ v, type: literal('round-start'), id: RoundId, stake: Kurus }),
  /** The player has seen the result; `return` in kuruş, 0 where nothing comes back. */
  object({ v, type: literal('round-end'), id: RoundId, return: Kurus }),
  /** The player wants to deposit. */
  object({ v, type: literal('deposit') }),
  /** The player wants to leave. */
  object({ v, type: literal('exit') }),
  /** Pointer or key activity, which counts as use of the site. At most one in 10 s. */
  object({ v, type: literal('activity') }),
  object({ v, type: literal('error'), code: size(string(), 1, 40) })
])
export type GameMessage = Infer<typeof GameMessage>

/** From the host to the game. */
export const HostMessage = union([
  object({ v, type: literal('refresh-balance') }),
  object({ v, type: literal('pause') }),
  object({ v, type: literal('resume') }),
  object({ v, type: literal('mute') }),
  object({ v, type: literal('theme'), mode: enums(['dark', 'light'] as const) }),
  object({ v, type: literal('lang'), code: enums(['tr', 'en'] as const) })
])
export type HostMessage = Infer<typeof HostMessage>

type WithoutVersion<M> = M extends unknown ? Omit<M, 'v'> : never

/** A message to the host without its version. */
export type GameMessageBody = WithoutVersion<GameMessage>

/** Undefined for anything that is not a message of a host. */
export function readHostMessage(data: unknown): HostMessage | undefined {
  return is(data, HostMessage) ? data : undefined
}
