import type { Context } from '../context.ts'
import { assertAllowed, missKey, recordMiss, type Limit } from './limits.ts'
import { createTurns } from './queue.ts'

const inTurn = createTurns()

/** A limit, and whose misses it counts. */
export interface Counted {
  limit: Limit
  key: string
}

export function counted(limit: Limit, ...parts: string[]): Counted {
  return { limit, key: missKey(limit, ...parts) }
}

type Clocked = Pick<Context, 'database' | 'now'>

/** Lets a try pass where no limit is used up. Throws a `Refusal` with 429. */
export async function assertAllAllowed(
  { database, now }: Clocked,
  limits: readonly Counted[]
): Promise<void> {
  for (const each of limits) await assertAllowed(database, { ...each, now: now() })
}

export async function recordMisses({ database, now }: Clocked, limits: readonly Counted[]): Promise<void> {
  for (const each of limits) await recordMiss(database, { ...each, now: now() })
}

/**
 * Lets somebody guess, and counts a miss under every limit. Guesses at the same thing follow each other, so that many
 * at once get no more than few in a row.
 *
 * @param limits The first one names what is guessed at.
 * @param attempt Gives undefined for a miss.
 * @throws {Refusal} 429
 */
export function guess<Result>(
  context: Clocked,
  limits: readonly [Counted, ...Counted[]],
  attempt: () => Promise<Result | undefined>
): Promise<Result | undefined> {
  return inTurn(limits[0].key, async () => {
    await assertAllAllowed(context, limits)
    const result = await attempt()
    if (result === undefined) await recordMisses(context, limits)
    return result
  })
}
