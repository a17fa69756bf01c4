import { eq, sql } from 'drizzle-orm'

import type { GamesDependencies } from '../../context.ts'
import { gameRounds, launches } from '../../db/schema/index.ts'
import { errorInfo } from '../../error-info.ts'
import { launchFrom, type Launch } from '../launch.ts'
import { attendFlight, endOfFlight } from './flights.ts'

/** Ends flights that nobody watches any more. */
export interface Landings {
  /** Looks after a flight when it is over. */
  expect(launch: Launch, roundId: string): Promise<void>
  /** Goes on with the flights of a process that was stopped. */
  resume(): Promise<void>
  close(): void
}

/** Timers are early by a ms at times. */
const SPARE_MS = 20

/**
 * A flight ends at its moment even where its page is gone: what it was to be cashed out at by itself is paid then. The
 * page may be first, which changes nothing.
 */
export function createLandings({ database, now, log }: GamesDependencies): Landings {
  const timers = new Set<NodeJS.Timeout>()
  const guard = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      log.error(errorInfo(error), 'A flight was not ended')
    })

  async function expect(launch: Launch, roundId: string): Promise<void> {
    const end = await endOfFlight(database, launch, roundId)
    if (end === undefined) return
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        void guard(finish(launch, roundId))
      },
      Math.max(0, end - now()) + SPARE_MS
    )
    timers.add(timer.unref())
  }

  async function finish(launch: Launch, roundId: string): Promise<void> {
    await attendFlight(database, launch, { roundId, now: now(), isCashingOut: false })
    // Where the clock stands still, as in a test, it is looked after again later.
    await expect(launch, roundId)
  }

  return {
    expect: (launch, roundId) => guard(expect(launch, roundId)),
    async resume() {
      const rows = await database
        .select({ roundId: gameRounds.id, launch: launches })
        .from(gameRounds)
        .innerJoin(launches, eq(launches.id, gameRounds.launchId))
        .where(sql`${gameRounds.outcome} ->> 'state' = 'flying'`)
      await Promise.all(rows.map(({ roundId, launch }) => guard(expect(launchFrom(launch), roundId))))
    },
    close: () => timers.forEach(timer => clearTimeout(timer))
  }
}
