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

/** What the pages of the games and their server say to each other, as JSON. Amounts are whole kuruş. */

/** ₺1 to ₺100, in kuruş. Nothing between them is taken. */
export const STAKES = [100, 200, 500, 1_000, 2_500, 5_000, 10_000] as const
export type Stake = (typeof STAKES)[number]

/** What a player may choose as seed. No colon, which separates the parts. */
export const PLAYER_SEED = /^[\w-]{1,64}$/

/** 128 random bits in base64url. */
export const Token = pattern(string(), /^[\w-]{22}$/)

/** Made by the page when the player starts a round, so that a repeat finds the first result. */
export const RoundId = pattern(string(), /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i)

/**
 * `POST /api/round`. The stake is that of all bets together; one that the machine does not take has a refusal of its
 * own. What else was chosen, each machine reads for itself.
 */
export const RoundRequest = object({
  token: Token,
  roundId: RoundId,
  stake: integer(),
  choice: optional(unknown())
})
export type RoundRequest = Infer<typeof RoundRequest>

/** `POST /api/flight`: looks after a flight, or cashes it out. */
export const FlightRequest = object({ token: Token, roundId: RoundId, isCashingOut: boolean() })

/** `POST /api/verify`. */
export const VerifyRequest = object({ token: Token })

/** `POST /api/seed`: changes both seeds and reveals the former server seed. */
export const SeedRequest = object({ token: Token, playerSeed: pattern(string(), PLAYER_SEED) })

const Kurus = min(integer(), 0)

/** The outcome of the reels, as the server keeps and sends it. */
const Stop = max(min(integer(), 0), 19)
export const ReelsResult = object({ stops: tuple([Stop, Stop, Stop]) })

export const Round = object({
  id: string(),
  number: integer(),
  stake: Kurus,
  /** The stake included where it comes back. */
  returned: Kurus,
  /** What the machine shows; each machine knows its own shape. */
  outcome: unknown()
})
export type Round = Infer<typeof Round>

/** Where a wheel stopped, and what lay on the table. */
export const WheelResult = object({
  number: max(min(integer(), 0), 36),
  bets: record(string(), Kurus)
})

/** A card and the balls that fell, in their order. */
const Ball = max(min(integer(), 1), 90)
export const CardResult = object({ card: array(array(Ball)), balls: array(Ball) })

/** Money since the game was opened, and the clock of the server in ms since 1970 UTC. */
const figures = { balance: Kurus, net: integer(), now: integer() }

/** Answer of `GET /api/state`, whose token travels as `Authorization: Bearer …`. */
export const StateAnswer = object({
  ...figures,
  /** Ms since the game was opened. */
  elapsed: min(integer(), 0),
  lastRound: nullable(Round)
})
export type StateAnswer = Infer<typeof StateAnswer>

export const RoundAnswer = object({ ...figures, round: Round })
export type RoundAnswer = Infer<typeof RoundAnswer>

/** The seeds in use: the seal stands for the server seed until that is changed. */
const SeedInUse = object({ seal: string(), playerSeed: string(), number: integer() })

/** A changed pair of seeds and what was drawn from it, the latest rounds first and at most 50 of them. */
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

/** Why the server says no. */
export const REFUSALS = {
  /** The request is not one of these shapes. */
  malformed: 400,
  /** Token unknown or too old, or the login that opened the game has ended. */
  'launch-ended': 401,
  'not-enough-money': 402,
  /** The id belongs to a round of another game. */
  'round-known': 409,
  /** A round of this game goes on and has to end first. */
  'round-open': 409,
  'stake-unknown': 422,
  /** The odds of the bulletin that is named are no longer taken. */
  'bulletin-over': 409,
  /** The lines of a coupon are none of its bulletin, or name an event twice. */
  'lines-unknown': 422
} as const
export type RefusalCode = keyof typeof REFUSALS

export const RefusalAnswer = object({
  error: object({ code: enums(Object.keys(REFUSALS) as [RefusalCode, ...RefusalCode[]]) })
})

/** The server of a game says no; no money has moved. */
export class GameRefusal extends Error {
  override readonly name = 'GameRefusal'
  readonly code: RefusalCode

  constructor(code: RefusalCode) {
    super(code)
    this.code = code
  }
}

/** Where a machine takes a single chip and nothing else. */
export function assertChip(stake: number): void {
  if (!(STAKES as readonly number[]).includes(stake)) throw new GameRefusal('stake-unknown')
}
