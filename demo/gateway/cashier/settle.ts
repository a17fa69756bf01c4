import type { FastifyBaseLogger } from 'fastify'

import type { Database } from '../db/database.ts'
import { errorInfo } from '../error-info.ts'
import { decide, dueDecisions } from './decisions.ts'

/** How often it is looked whether something is due, in ms. */
const EVERY = 1_000

/**
 * Decides what is due. Several processes may do so at once.
 *
 * @returns How many this call has decided.
 */
export async function settleDue(database: Database, now: number): Promise<number> {
  let settled = 0
  for (const decision of await dueDecisions(database, now)) {
    if (await decide(database, decision, now)) settled += 1
  }
  return settled
}

interface Settling {
  now: () => number
  log: FastifyBaseLogger
  /** What there is to settle: transfers, coupons. */
  settle: readonly ((database: Database, now: number) => Promise<number>)[]
}

/** Looks every second. Returns what stops it, once what it is at is done. */
export function startSettling(database: Database, { now, log, settle }: Settling): () => Promise<void> {
  let running: Promise<unknown> | undefined
  const timer = setInterval(() => {
    running ??= Promise.all(settle.map(due => due(database, now())))
      // It is tried again in a second; until then the row stays New and the coupon open.
      .catch((error: unknown) => log.error(errorInfo(error), 'What is due could not be settled'))
      .finally(() => (running = undefined))
  }, EVERY)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
