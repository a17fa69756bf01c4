import type { Context } from '../context.ts'
import { countAttempt, limitKey, uncountAttempt, type Limit } from './limits.ts'

/** A limit, and the key that attempts are counted under. */
export interface AppliedLimit {
  limit: Limit
  key: string
}

/** @param parts What the limit counts by, such as a user name and an address. */
export function applyLimit(limit: Limit, ...parts: string[]): AppliedLimit {
  return { limit, key: limitKey(limit, ...parts) }
}

type LimitContext = Pick<Context, 'database' | 'now'>

/**
 * Counts an attempt under all limits, whether it succeeds or not.
 *
 * @throws {Refusal} 429 when one of the limits is reached; the attempt counts under none then.
 */
export async function countAttempts(
  { database, now }: LimitContext,
  limits: readonly AppliedLimit[]
): Promise<void> {
  const counted: AppliedLimit[] = []
  try {
    for (const each of limits) {
      await countAttempt(database, { ...each, now: now() })
      counted.push(each)
    }
  } catch (error) {
    await uncountAttempts({ database }, counted)
    throw error
  }
}

async function uncountAttempts(
  { database }: Pick<LimitContext, 'database'>,
  limits: readonly AppliedLimit[]
): Promise<void> {
  for (const { key } of limits) await uncountAttempt(database, key)
}

/**
 * Runs an attempt that counts under every limit only if it fails.
 *
 * @param attempt Returns undefined for a failure. One that throws has not been made.
 * @throws {Refusal} 429 when one of the limits is reached.
 */
export async function limitedAttempt<Result>(
  context: LimitContext,
  limits: readonly AppliedLimit[],
  attempt: () => Promise<Result | undefined>
): Promise<Result | undefined> {
  await countAttempts(context, limits)
  let hasFailed = false
  try {
    const result = await attempt()
    hasFailed = result === undefined
    return result
  } finally {
    if (!hasFailed) await uncountAttempts(context, limits)
  }
}
