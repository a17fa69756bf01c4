import type { Context } from '../context.ts'
import { createKeyedMutex } from './concurrency.ts'
import { assertAllowed, limitKey, recordFailure, type Limit } from './limits.ts'

const withLock = createKeyedMutex()

/** A limit, and the key that its failures are counted under. */
export interface AppliedLimit {
  limit: Limit
  key: string
}

/** @param parts What the limit counts by, such as a user name and an address. */
export function applyLimit(limit: Limit, ...parts: string[]): AppliedLimit {
  return { limit, key: limitKey(limit, ...parts) }
}

type LimitContext = Pick<Context, 'database' | 'now'>

/** @throws {Refusal} 429 when one of the limits is reached. */
export async function assertAllAllowed(
  { database, now }: LimitContext,
  limits: readonly AppliedLimit[]
): Promise<void> {
  for (const each of limits) await assertAllowed(database, { ...each, now: now() })
}

export async function recordFailures(
  { database, now }: LimitContext,
  limits: readonly AppliedLimit[]
): Promise<void> {
  for (const each of limits) await recordFailure(database, { ...each, now: now() })
}

/**
 * Runs an attempt and counts a failure under every limit. Attempts with the same first limit run one after another, so
 * that concurrent attempts cannot pass the limit.
 *
 * @param attempt Returns undefined for a failure.
 * @throws {Refusal} 429 when one of the limits is reached.
 */
export function limitedAttempt<Result>(
  context: LimitContext,
  limits: readonly [AppliedLimit, ...AppliedLimit[]],
  attempt: () => Promise<Result | undefined>
): Promise<Result | undefined> {
  return withLock(limits[0].key, async () => {
    await assertAllAllowed(context, limits)
    const result = await attempt()
    if (result === undefined) await recordFailures(context, limits)
    return result
  })
}
