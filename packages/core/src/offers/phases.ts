import { computed, type ReadableAtom } from 'nanostores'

import type { Moment } from '../contract/units.ts'
import { $serverTime, serverNow } from '../lib/clock.ts'
import { mapRemote, type Remote } from '../lib/remote.ts'

/** The phases of an offer, in the order in which they are shown. */
export const PHASES = ['active', 'upcoming', 'ended'] as const
export type Phase = (typeof PHASES)[number]

/** Something with a start and an end. A missing date is unlimited. */
export interface Spanned {
  ID: string
  Start_date?: Moment | undefined
  End_date?: Moment | undefined
}

export type Phases<Item> = Record<Phase, readonly Item[]>

/** The phase at `now`, ms since 1970 UTC; `undefined` if the offer would end before it starts (PROMO-01, TOUR-01). */
export function phaseOf({ Start_date, End_date }: Omit<Spanned, 'ID'>, now: number): Phase | undefined {
  const hasBegun = Start_date === undefined || Start_date <= now
  const hasEnded = End_date !== undefined && End_date <= now
  if (hasBegun) return hasEnded ? 'ended' : 'active'
  return End_date !== undefined && End_date <= Start_date ? undefined : 'upcoming'
}

/**
 * Groups a list by phase, and again whenever an offer starts or ends by the gateway's clock. The value keeps its identity
 * while nothing changes.
 */
export function byPhase<Item extends Spanned>(
  $list: ReadableAtom<Remote<readonly Item[]>>
): ReadableAtom<Remote<Phases<Item>>> {
  let last: { list: Remote<readonly Item[]>; phases: string; value: Remote<Phases<Item>> } | undefined
  return computed([$list, $serverTime], list => {
    const now = serverNow()
    const phases = (list.value ?? []).map(item => phaseOf(item, now)).join()
    if (last?.list === list && last.phases === phases) return last.value
    const value = mapRemote(list, items => grouped(items, now))
    last = { list, phases, value }
    return value
  })
}

/** Active offers keep the gateway's order, upcoming ones are sorted by start, ended ones by end, latest first. */
function grouped<Item extends Spanned>(list: readonly Item[], now: number): Phases<Item> {
  const of = (phase: Phase) => list.filter(item => phaseOf(item, now) === phase)
  return {
    active: of('active'),
    upcoming: of('upcoming').sort((one, other) => (one.Start_date ?? 0) - (other.Start_date ?? 0)),
    ended: of('ended').sort((one, other) => (other.End_date ?? 0) - (one.End_date ?? 0))
  }
}
