import { GameRefusal } from '@bnw/games/protocol/refusals'
import type { RoundAnswer } from '@bnw/games/protocol/rounds'

import type { Database } from '../context.ts'
import type { RoundRow } from '../db/schema/index.ts'
import type { Launch } from './launch.ts'
import { figuresOf } from './round-money.ts'
import { findRow } from './rounds.ts'
import { lockSeed, roundOf } from './seeds.ts'

interface RoundChange {
  roundId: string
  /** Milliseconds since 1970 UTC. */
  now: number
  /** Runs under the lock of the seeds. */
  change: (transaction: Database, row: RoundRow) => Promise<RoundRow>
}

/**
 * Changes an open round of the launch.
 *
 * @throws {GameRefusal} `malformed` for an unknown round, and what `change` throws.
 */
export function changeRound(
  database: Database,
  launch: Launch,
  { roundId, now, change }: RoundChange
): Promise<RoundAnswer> {
  return database.transaction(async transaction => {
    await lockSeed(transaction, launch, now)
    const row = await findRow(transaction, launch, roundId)
    if (!row) throw new GameRefusal('malformed')
    const round = roundOf(await change(transaction, row))
    return { ...(await figuresOf(transaction, launch)), now, round }
  })
}
