import { boolean, create, enums, integer, max, min, object, optional, union, literal } from 'superstruct'

import type { Faults } from '../context.ts'

/** The switches of the sandbox page. Source: docs/operating.md, "The sandbox". */
export interface Switches extends Faults {
  /** Always false when read: setting it expires the sessions once. */
  expireSessions: false | 'stale' | 'ended'
}

export function noFaults(): Switches {
  return { maintenance: false, status500: false, latency: 0, malformed: false, expireSessions: false }
}

const Change = object({
  maintenance: optional(boolean()),
  status500: optional(boolean()),
  latency: optional(max(min(integer(), 0), 60_000)),
  malformed: optional(boolean()),
  expireSessions: optional(union([literal(false), enums(['stale', 'ended'] as const)]))
})

/** Reads the switches to change; absent keys stay as they are. Throws a `StructError` for anything else. */
export function readChange(body: unknown): Partial<Switches> {
  return create(body, Change)
}
