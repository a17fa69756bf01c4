import { randomUUID } from 'node:crypto'

import { afterAll, afterEach, expect } from 'vitest'

import { connect, type Database } from '../db/connect.ts'
import { trialBalance } from '../ledger/checks.ts'
import { openPrepared } from './prepared.ts'
import { addPlayer } from './test-content.ts'

/**
 * An empty database for all tests of a file. TEST_DATABASE_URL names an empty database of a server instead, where rows
 * are locked between connections. After each test it must be balanced.
 */
export async function databaseForFile(): Promise<Database> {
  const connection = await connect({ databaseUrl: process.env['TEST_DATABASE_URL'], openNew: openPrepared })
  afterEach(() => expectBalanced(connection.database))
  afterAll(() => connection.close())
  return connection.database
}

/** Adds a player with this many kuruş. @returns The player's id. */
export function playerWithBalance(database: Database, balance = 0n): Promise<string> {
  return addPlayer(database, { username: `player-${randomUUID()}`, balance })
}

/** Fails if the entries do not balance or differ from a wallet. */
export async function expectBalanced(database: Database): Promise<void> {
  expect(await trialBalance(database)).toEqual({ total: 0n, unbalanced: [], differing: [] })
}
