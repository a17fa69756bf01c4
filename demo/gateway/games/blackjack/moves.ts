import { GameRefusal } from '@bnw/games/protocol/refusals'
import type { RoundAnswer } from '@bnw/games/protocol/rounds'

import type { Database } from '../../context.ts'
import type { gameRounds } from '../../db/schema/index.ts'
import type { Launch } from '../launch.ts'
import { figuresOf } from '../round-money.ts'
import { findRow } from '../rounds.ts'
import { lockSeed, roundOf } from '../seeds.ts'
import { makeMove, standIfLeft, type HandMove } from './hands.ts'

type RoundRow = typeof gameRounds.$inferSelect

interface RoundAt {
  roundId: string
  /** Milliseconds since 1970 UTC. */
  now: number
}

/**
 * Makes the player's move in a hand.
 *
 * @throws {GameRefusal} `malformed` for an unknown round, and as `makeMove()`.
 */
export function playMove(database: Database, launch: Launch, move: RoundAt & HandMove): Promise<RoundAnswer> {
  return changeHand(database, launch, {
    ...move,
    change: (transaction, row) => makeMove(transaction, launch, { ...move, row })
  })
}

/** Ends a hand that its player has left. */
export function endLeftHand(database: Database, launch: Launch, round: RoundAt): Promise<RoundAnswer> {
  return changeHand(database, launch, {
    ...round,
    change: (transaction, row) => standIfLeft(transaction, launch, { row, now: round.now })
  })
}

interface HandChange extends RoundAt {
  change: (transaction: Database, row: RoundRow) => Promise<RoundRow>
}

function changeHand(
  database: Database,
  launch: Launch,
  { roundId, now, change }: HandChange
): Promise<RoundAnswer> {
  return database.transaction(async transaction => {
    await lockSeed(transaction, launch, now)
    const row = await findRow(transaction, launch, roundId)
    if (!row) throw new GameRefusal('malformed')
    const round = roundOf(await change(transaction, row))
    return { ...(await figuresOf(transaction, launch)), now, round }
  })
}
