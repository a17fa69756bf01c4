import type { FastifyBaseLogger } from 'fastify'

import type { Database } from './db/database.ts'
import { errorInfo } from './error-info.ts'

const INTERVAL_MS = 1_000

/** Processes what is due, such as transfers or coupons. @returns The number of items processed. */
export type DueJob = (database: Database, now: number) => Promise<number>

interface DueJobOptions {
  now: () => number
  log: Pick<FastifyBaseLogger, 'error'>
  jobs: readonly DueJob[]
}

/** Runs the jobs every second. @returns A function that stops them, once the current run has finished. */
export function startDueJobs(database: Database, { now, log, jobs }: DueJobOptions): () => Promise<void> {
  let current: Promise<unknown> | undefined
  const timer = setInterval(() => {
    current ??= Promise.all(jobs.map(job => job(database, now())))
      // Retried in a second; until then the transfer stays New and the coupon open.
      .catch((error: unknown) => log.error(errorInfo(error), 'A due job failed'))
      .finally(() => (current = undefined))
  }, INTERVAL_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await current
  }
}
