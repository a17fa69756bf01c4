import {
  array,
  boolean,
  enums,
  integer,
  max,
  min,
  nullable,
  object,
  optional,
  pattern,
  record,
  string,
  tuple,
  unknown,
  type Infer
} from 'superstruct'

import { MOVES } from '../engines/blackjack/engine.ts'

/** JSON between the pages of the games and their server. Amounts are whole kuruş. */

/** Stakes of a single chip: ₺1 to ₺100, in kuruş. */
export const STAKES = [100, 200, 500, 1_000, 2_500, 5_000, 10_000] as const

/** The player seed. A colon would be ambiguous: it separates the parts of a draw. */
export const PLAYER_SEED = /^[\w-]{1,64}$/

/** 128 random bits in base64url. */
export const Token = pattern(string(), /^[\w-]{22}$/)

/** UUID made by the page when the player starts a round. A repeat with the same id returns the first result. */
export const RoundId = pattern(string(), /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i)

/** `POST /api/round`. */
export const RoundRequest = object({
  token: Token,
  roundId: RoundId,
  /** All bets together. A value that the game does not accept is refused as `stake-unknown`. */
  stake: integer(),
  /** What else was chosen; each game has its own schema. */
  choice: optional(unknown())
})
export type RoundRequest = Infer<typeof RoundRequest>
/** A round as the page starts it; the client adds the token. */
export type RoundInput = Pick<RoundRequest, 'roundId' | 'stake'> & { choice?: unknown }

/** `POST /api/flight`: reads a flight, or cashes it out. */
export const FlightRequest = object({ token: Token, roundId: RoundId, isCashingOut: boolean() })

/** `POST /api/move`: a move in a hand of blackjack. */
export const MoveRequest = object({
  token: Token,
  roundId: RoundId,
  move: enums(MOVES),
  /** Number of moves before it: a repeat changes nothing. */
  at: max(min(integer(), 0), 20)
})

/** `POST /api/verify`. */
export const VerifyRequest = object({ token: Token })

/** `POST /api/seed`: changes both seeds and reveals the previous server seed. */
export const SeedRequest = object({ token: Token, playerSeed: pattern(string(), PLAYER_SEED) })

const Kurus = min(integer(), 0)

const Stop = max(min(integer(), 0), 19)
export const ReelsResult = object({ stops: tuple([Stop, Stop, Stop]) })

/** The bets of a table by the names of its fields. */
export const BetsByField = record(string(), min(integer(), 1))

/** The number drawn, and the bets. */
export const WheelResult = object({ number: max(min(integer(), 0), 36), bets: BetsByField })

export const PlayingCard = max(min(integer(), 0), 51)

/** The cards of both hands as dealt, and the bets. */
export const BaccaratResult = object({
  player: array(PlayingCard),
  banker: array(PlayingCard),
  bets: BetsByField
})

/** The place of the drawn segment on the wheel of fortune, and the bets. */
export const FortuneResult = object({ segment: max(min(integer(), 0), 48), bets: BetsByField })

/** A card line by line, and the balls in the order of the draw. */
const Ball = max(min(integer(), 1), 90)
export const CardResult = object({ card: array(array(Ball)), balls: array(Ball) })

export const Round = object({
  id: string(),
  /** Counts the rounds drawn from the same seeds, from 0. */
  number: integer(),
  stake: Kurus,
  /** Includes the stake where it comes back. */
  returned: Kurus,
  /** Each game has its own schema. */
  outcome: unknown()
})
export type Round = Infer<typeof Round>

/** `net` since the game was opened; `now` is the server's clock in ms since 1970 UTC. */
const figures = { balance: Kurus, net: integer(), now: integer() }

/** Answer of `GET /api/state`. The token is sent as `Authorization: Bearer …`. */
export const StateAnswer = object({
  ...figures,
  /** Ms since the game was opened. */
  elapsed: min(integer(), 0),
  /** The player's last rounds at this game, also those of earlier launches, latest first. */
  lastRounds: array(Round)
})
export type StateAnswer = Infer<typeof StateAnswer>

/** Answer of `POST /api/round`, `POST /api/flight` and `POST /api/move`. */
export const RoundAnswer = object({ ...figures, round: Round })
export type RoundAnswer = Infer<typeof RoundAnswer>

/** The seal is the hash of the server seed, which stays secret while it is in use. */
const SeedInUse = object({ seal: string(), playerSeed: string(), number: integer() })
export type SeedInUse = Infer<typeof SeedInUse>

/** A pair of seeds that was changed, with at most 50 rounds drawn from it, latest first. */
export const RevealedSeed = object({
  serverSeed: string(),
  seal: string(),
  playerSeed: string(),
  rounds: array(Round)
})
export type RevealedSeed = Infer<typeof RevealedSeed>

/** Answer of `POST /api/verify` and `POST /api/seed`. */
export const FairnessAnswer = object({ current: SeedInUse, revealed: nullable(RevealedSeed) })
export type FairnessAnswer = Infer<typeof FairnessAnswer>
