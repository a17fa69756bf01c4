import type { FastifyBaseLogger } from 'fastify'

import type { Database } from './db/database.ts'
import { errorInfo } from './error-info.ts'

const INTERVAL_MS = 1_000

/** Processes what is due, such as transfers or coupons. @returns The number of items processed. */
export type DueJob = (database: Database, now: number) => Promise<number>

/**
 * Processes items one after another. One that fails does not keep the others waiting, which it would in each run, as the
 * oldest.
 *
 * @param work Returns whether this call has processed the item.
 * @returns The number of items that this call has processed.
 * @throws The first error, after all items.
 */
export async function processEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<boolean>
): Promise<number> {
  const errors: unknown[] = []
  let processed = 0
  for (const item of items) {
    try {
      if (await work(item)) processed += 1
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
  return processed
}

interface DueJobOptions {
  now: () => number
  log: Pick<FastifyBaseLogger, 'error'>
  jobs: readonly DueJob[]
}

/** Runs the jobs every second. @returns A function that stops them, once the current run has finished. */
export function startDueJobs(database: Database, { now, log, jobs }: DueJobOptions): () => Promise<void> {
  let current: Promise<unknown> | undefined
  // What fails is retried in a second; until then the transfer stays New and the coupon open.
  const run = (job: DueJob) =>
    job(database, now()).catch((error: unknown) => log.error(errorInfo(error), 'A due job failed'))
  const timer = setInterval(() => {
    current ??= Promise.all(jobs.map(run)).finally(() => (current = undefined))
  }, INTERVAL_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await current
  }
}
