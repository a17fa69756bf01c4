import { eq, sql } from 'drizzle-orm'

import type { GamesDependencies } from '../../context.ts'
import { gameRounds, launches } from '../../db/schema/index.ts'
import { errorInfo } from '../../error-info.ts'
import { launchFrom, type Launch } from '../launch.ts'
import { endOfFlight, updateFlight } from './flights.ts'

/** Ends flights on time, even if their page is gone. */
export interface FlightTimers {
  start(launch: Launch, roundId: string): Promise<void>
  /** Starts timers for the flights of a process that was stopped. */
  resume(): Promise<void>
  close(): void
}

/** Timers can fire a millisecond early. */
const MARGIN_MS = 20

/** A timer pays an automatic cash-out. The page may end the flight first, which changes nothing. */
export function createFlightTimers({ database, now, log }: GamesDependencies): FlightTimers {
  const timers = new Set<NodeJS.Timeout>()
  const logFailure = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      log.error(errorInfo(error), 'A flight was not ended')
    })

  async function start(launch: Launch, roundId: string): Promise<void> {
    const end = await endOfFlight(database, launch, roundId)
    if (end === undefined) return
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        void logFailure(finish(launch, roundId))
      },
      Math.max(0, end - now()) + MARGIN_MS
    )
    timers.add(timer.unref())
  }

  async function finish(launch: Launch, roundId: string): Promise<void> {
    await updateFlight(database, launch, { roundId, now: now(), isCashingOut: false })
    // The clock of a test may stand still, so the flight may still be open.
    await start(launch, roundId)
  }

  return {
    start: (launch, roundId) => logFailure(start(launch, roundId)),
    async resume() {
      const rows = await database
        .select({ roundId: gameRounds.id, launch: launches })
        .from(gameRounds)
        .innerJoin(launches, eq(launches.id, gameRounds.launchId))
        .where(sql`${gameRounds.outcome} ->> 'state' = 'flying'`)
      await Promise.all(rows.map(({ roundId, launch }) => logFailure(start(launchFrom(launch), roundId))))
    },
    close: () => timers.forEach(timer => clearTimeout(timer))
  }
}
