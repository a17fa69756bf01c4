import { isFlying } from '@bnw/games/engines/balloon/flight'
import { isOpenHand } from '@bnw/games/engines/blackjack/hand'
import { eq, or } from 'drizzle-orm'

import type { GamesDependencies } from '../context.ts'
import { gameRounds, launches } from '../db/schema/index.ts'
import { errorInfo } from '../error-info.ts'
import { endOfFlight, updateFlight } from './balloon/flights.ts'
import { IS_OPEN_FLIGHT } from './balloon/land.ts'
import { leftAt } from './blackjack/hands.ts'
import { endLeftHand } from './blackjack/moves.ts'
import { launchFrom, type Launch } from './launch.ts'
import { IS_OPEN_HAND } from './open-rounds.ts'
import { findRow } from './rounds.ts'

/** Ends flights and hands on time, even if their page is gone. */
export interface RoundTimers {
  start(launch: Launch, roundId: string): Promise<void>
  /** Starts timers for the open rounds of a process that was stopped. */
  resume(): Promise<void>
  close(): void
}

/** Timers can fire a millisecond early. */
const MARGIN_MS = 20

/** After this time the clock is read again: it may have been set, and a timer that is longer than 24 days fires at once. */
const MAX_WAIT_MS = 60_000

/** After this time a round that could not be ended is tried again, as when the database restarts. */
const RETRY_MS = 1_000

export function isOpenRound(outcome: unknown): boolean {
  return isFlying(outcome) || isOpenHand(outcome)
}

/** A timer pays an automatic cash-out or lets a left hand stand. The page may end the round first, which changes nothing. */
export function createRoundTimers(deps: Omit<GamesDependencies, 'settings'>): RoundTimers {
  const { database, now, log } = deps
  const timers = new Set<NodeJS.Timeout>()
  let isClosed = false

  function schedule(duration: number, work: () => Promise<void>): void {
    if (isClosed) return
    const run = () => {
      timers.delete(timer)
      void persist(work)
    }
    const timer = setTimeout(run, duration).unref()
    timers.add(timer)
  }

  async function persist(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      log.error(errorInfo(error), 'A round was not ended')
      schedule(RETRY_MS, work)
    }
  }

  async function start(launch: Launch, roundId: string): Promise<void> {
    const end = await endOf(deps, launch, roundId)
    if (end === undefined) return
    schedule(Math.min(Math.max(0, end - now()), MAX_WAIT_MS) + MARGIN_MS, () => finish(launch, roundId))
  }

  async function finish(launch: Launch, roundId: string): Promise<void> {
    if (launch.machine === 'blackjack') await endLeftHand(database, launch, { roundId, now: now() })
    else await updateFlight(database, launch, { roundId, now: now(), isCashingOut: false })
    // Still open after a further move, or if the clock of a test stands still.
    await start(launch, roundId)
  }

  return {
    start: (launch, roundId) => persist(() => start(launch, roundId)),
    async resume() {
      const rows = await database
        .select({ roundId: gameRounds.id, launch: launches })
        .from(gameRounds)
        .innerJoin(launches, eq(launches.id, gameRounds.launchId))
        .where(or(IS_OPEN_FLIGHT, IS_OPEN_HAND))
      await Promise.all(rows.map(({ roundId, launch }) => persist(() => start(launchFrom(launch), roundId))))
    },
    close() {
      isClosed = true
      timers.forEach(timer => clearTimeout(timer))
    }
  }
}

/** Ms since 1970 UTC at which an open round ends without its player; undefined for an ended one. */
async function endOf(
  { database }: Pick<GamesDependencies, 'database'>,
  launch: Launch,
  roundId: string
): Promise<number | undefined> {
  if (launch.machine !== 'blackjack') return endOfFlight(database, launch, roundId)
  const row = await findRow(database, launch, roundId)
  return row && isOpenHand(row.outcome) ? leftAt(row.outcome) : undefined
}
