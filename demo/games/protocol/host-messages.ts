import {
  enums,
  integer,
  is,
  literal,
  min,
  object,
  pattern,
  size,
  string,
  union,
  type Infer
} from 'superstruct'

/**
 * What game and host say to each other across the frame. Every message is `{ v: 1, type, … }`, sent to one exact
 * origin, and read only from the expected origin and window; anything else is passed over in silence (H72).
 * Amounts are whole kuruş and hints only: the host asks the gateway and believes no amount in a message (PLAY-04).
 */

const Kurus = min(integer(), 0)
const RoundId = pattern(string(), /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i)
const v = literal(1)

/** From the game to the host, and nothing else (H73). */
export const GameMessage = union([
  object({ v, type: literal('ready') }),
  /** The balance has changed; `value` in kuruş. */
  object({ v, type: literal('balance'), value: Kurus }),
  /** The server has taken the stake; a refused round is never told. */
  object({ v, type: literal('round-start'), id: RoundId, stake: Kurus }),
  /** The player has seen the result; `return` in kuruş, 0 where nothing comes back. */
  object({ v, type: literal('round-end'), id: RoundId, return: Kurus }),
  /** The player wants to put money in. */
  object({ v, type: literal('deposit') }),
  /** The player wants to leave. */
  object({ v, type: literal('exit') }),
  /** The player did something: counts as use of the site. At most one in 10 s. */
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

/** A message to the host, before it gets its version. */
export type GameSays = WithoutVersion<GameMessage>

/** The message of a host, or `undefined` where it is none of the list. */
export function readHostMessage(data: unknown): HostMessage | undefined {
  return is(data, HostMessage) ? data : undefined
}
