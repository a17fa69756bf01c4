import { boolean, create, enums, integer, max, min, object, optional, union, literal } from 'superstruct'

/** The faults that the switch board makes. Source: elements, "The sandbox". */
export interface Faults {
  /** Every call but those about maintenance answers 'This site is under maintenance'. */
  maintenance: boolean
  /** Every call answers HTTP 500. */
  status500: boolean
  /** Every call takes this many ms longer. */
  latency: number
  /** Every reply is cut off in the middle. */
  malformed: boolean
  /** Falls back to false: what it makes of the sessions is made once. */
  expireSessions: false | 'stale' | 'ended'
}

export function noFaults(): Faults {
  return { maintenance: false, status500: false, latency: 0, malformed: false, expireSessions: false }
}

const Change = object({
  maintenance: optional(boolean()),
  status500: optional(boolean()),
  latency: optional(max(min(integer(), 0), 60_000)),
  malformed: optional(boolean()),
  expireSessions: optional(union([literal(false), enums(['stale', 'ended'] as const)]))
})

/** Reads what is to change; keys left out stay as they are. Throws a `StructError` for anything else. */
export function readChange(body: unknown): Partial<Faults> {
  return create(body, Change)
}
