import { computed, type ReadableAtom } from 'nanostores'

import type { Moment } from '../contract/shapes.ts'
import { $serverTime, serverNow } from '../lib/clock.ts'
import type { Remote } from '../lib/remote.ts'

/** Where an offer is in its time, in the order in which they are shown. */
export const PHASES = ['active', 'upcoming', 'ended'] as const
export type Phase = (typeof PHASES)[number]

/** What has a beginning and an end. A missing one is open. */
export interface Spanned {
  ID: string
  Start_date?: Moment | undefined
  End_date?: Moment | undefined
}

export type Phases<Item> = Record<Phase, readonly Item[]>

/** The phase at a moment, ms since 1970 UTC; none where it would end before it begins (PROMO-01, TOUR-01). */
export function phaseOf({ Start_date, End_date }: Omit<Spanned, 'ID'>, now: number): Phase | undefined {
  const hasBegun = Start_date === undefined || Start_date <= now
  const hasEnded = End_date !== undefined && End_date <= now
  if (hasBegun) return hasEnded ? 'ended' : 'active'
  return End_date !== undefined && End_date <= Start_date ? undefined : 'upcoming'
}

/**
 * Parts a list by phase, and again whenever one of its offers passes its beginning or its end by the gateway's clock.
 * Nothing is told while nothing moves.
 */
export function byPhase<Item extends Spanned>(
  $list: ReadableAtom<Remote<readonly Item[]>>
): ReadableAtom<Remote<Phases<Item>>> {
  let last: { list: Remote<readonly Item[]>; phases: string; told: Remote<Phases<Item>> } | undefined
  return computed([$list, $serverTime], list => {
    const now = serverNow()
    const phases = (list.value ?? []).map(item => phaseOf(item, now)).join()
    if (last?.list === list && last.phases === phases) return last.told
    const told = { ...list, ...(list.value && { value: parted(list.value, now) }) } as Remote<Phases<Item>>
    last = { list, phases, told }
    return told
  })
}

/** What runs stays in the gateway's order; what comes stands by its beginning, what is over by its end, newest first. */
function parted<Item extends Spanned>(list: readonly Item[], now: number): Phases<Item> {
  const of = (phase: Phase) => list.filter(item => phaseOf(item, now) === phase)
  return {
    active: of('active'),
    upcoming: of('upcoming').sort((one, other) => (one.Start_date ?? 0) - (other.Start_date ?? 0)),
    ended: of('ended').sort((one, other) => (other.End_date ?? 0) - (one.End_date ?? 0))
  }
}
