import type { RoundAnswer } from '@bnw/games/protocol/rounds'

import type { Database } from '../../context.ts'
import { changeRound } from '../change-round.ts'
import type { Launch } from '../launch.ts'
import { makeMove, standIfLeft, type HandMove } from './hands.ts'

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
  return changeRound(database, launch, {
    ...move,
    change: (transaction, row) => makeMove(transaction, launch, { ...move, row })
  })
}

/** Ends a hand that its player has left. */
export function endLeftHand(database: Database, launch: Launch, round: RoundAt): Promise<RoundAnswer> {
  return changeRound(database, launch, {
    ...round,
    change: (transaction, row) => standIfLeft(transaction, launch, { row, now: round.now })
  })
}
