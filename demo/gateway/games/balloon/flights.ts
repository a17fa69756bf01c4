import { MAX_HEIGHT, timeAbove } from '@bnw/games/engines/balloon/engine'
import { isFlying } from '@bnw/games/engines/balloon/flight'
import type { RoundAnswer } from '@bnw/games/protocol/rounds'

import type { Database } from '../../context.ts'
import { changeRound } from '../change-round.ts'
import type { Launch } from '../launch.ts'
import { findRow } from '../rounds.ts'
import { burstHeightOfRow, land, type FlightUpdate } from './land.ts'

/**
 * Reads a flight, and cashes it out if requested. The server's clock decides its height; an ended flight stays as it
 * ended.
 *
 * @throws {GameRefusal} `malformed` for an unknown round.
 */
export function updateFlight(database: Database, launch: Launch, update: FlightUpdate): Promise<RoundAnswer> {
  return changeRound(database, launch, {
    ...update,
    change: (transaction, row) => land(transaction, launch, { row, update })
  })
}

/** Ms since 1970 UTC at which an open flight ends without a cash-out by the player; undefined for an ended one. */
export async function endOfFlight(
  database: Database,
  launch: Launch,
  roundId: string
): Promise<number | undefined> {
  const row = await findRow(database, launch, roundId)
  if (!row || !isFlying(row.outcome)) return undefined
  const { liftOff, automatic } = row.outcome
  const burst = await burstHeightOfRow(database, row)
  const goal = automatic ?? MAX_HEIGHT
  return liftOff + timeAbove(goal <= burst ? goal - 1 : burst)
}
