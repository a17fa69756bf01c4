import { enums, object } from 'superstruct'

/** Why the server refuses a request, with the HTTP status. */
export const REFUSALS = {
  /** The request does not match its schema. */
  malformed: 400,
  /** The token is unknown or expired, or the login that opened the game has ended. */
  'launch-ended': 401,
  'not-enough-money': 402,
  /** The id belongs to a round of another game. */
  'round-known': 409,
  /** A round of this game has to end first. */
  'round-open': 409,
  'stake-unknown': 422,
  /** The odds of the named bulletin are no longer accepted. */
  'bulletin-over': 409,
  /** A line of a coupon is not in its bulletin, or an event is named twice. */
  'lines-unknown': 422
} as const
export type RefusalCode = keyof typeof REFUSALS

export const RefusalAnswer = object({
  // `Object.keys` loses the literal types.
  error: object({ code: enums(Object.keys(REFUSALS) as [RefusalCode, ...RefusalCode[]]) })
})

/** The server of a game refuses a request; no money has moved. */
export class GameRefusal extends Error {
  override readonly name = 'GameRefusal'
  readonly code: RefusalCode

  constructor(code: RefusalCode) {
    super(code)
    this.code = code
  }
}
