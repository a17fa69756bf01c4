import { createHmac, randomUUID } from 'node:crypto'

import { and, desc, eq, isNull, notInArray } from 'drizzle-orm'

import type { PresentedSession } from '../context.ts'
import type { Database } from '../db/database.ts'
import { isAhead } from '../db/is-current.ts'
import { sessions, type PlayerRow, type SessionRow } from '../db/schema/index.ts'
import { MAX_CODE_ATTEMPTS } from './code-attempts.ts'
import { readSession } from './read.ts'
import { hashOf, newToken, sessionIdOf, sessionValue } from './tokens.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** A session ends after an hour without use, and 12 hours after login at the latest. */
const IDLE_MS = HOUR
const LIFETIME_MS = 12 * HOUR
const SHORT_LIFETIME_MS = 60 * SECOND
/** How long a session may wait for its second factor. */
const PENDING_LIFETIME_MS = 15 * MINUTE

/** How long the value from before a refresh stays valid. */
const GRACE_MS = 60 * SECOND

/** Minimum time between two updates of `usedAt`. */
const TOUCH_INTERVAL_MS = 10 * SECOND

interface Clock {
  now: number
  /** Age in ms from which a session has to be renewed. */
  refreshInterval?: number | undefined
}

/** Sessions of one player that live or that wait for a second factor, counted apart; a further login ends the oldest. */
const MAX_SESSIONS = 20

/** Starts a session. @returns Its value; only the hash is stored. */
export async function startSession(
  database: Database,
  { playerId, isPending, now }: { playerId: string; isPending: boolean; now: number }
): Promise<string> {
  const [id, secret] = [randomUUID(), newToken()]
  // Without its id before the second factor: what an earlier value can end must not be in reach of a password alone.
  const sid = isPending ? secret : sessionValue(id, secret)
  const date = new Date(now)
  await database.insert(sessions).values({
    id,
    playerId,
    isPending,
    tokenHash: hashOf(sid),
    startedAt: date,
    usedAt: date,
    refreshedAt: date
  })
  await endOldest(database, { playerId, isPending, now: date })
  return sid
}

async function endOldest(
  database: Database,
  { playerId, isPending, now }: { playerId: string; isPending: boolean; now: Date }
): Promise<void> {
  const alike = and(
    eq(sessions.playerId, playerId),
    eq(sessions.isPending, isPending),
    isNull(sessions.endedAt)
  )
  const newest = database
    .select({ id: sessions.id })
    .from(sessions)
    .where(alike)
    // Those that were started while the clock was ahead end first.
    .orderBy(isAhead(sessions.startedAt, now.getTime()), desc(sessions.startedAt))
    .limit(MAX_SESSIONS)
  await database
    .update(sessions)
    .set({ endedAt: now })
    .where(and(alike, notInArray(sessions.id, newest)))
}

/** Finds the session of a value. It is read for every call, so that its end takes effect at once in every process. */
export async function findSession(
  database: Database,
  sid: string,
  clock: Clock
): Promise<PresentedSession | undefined> {
  const hash = hashOf(sid)
  const found = await readSession(database, { hash, id: sessionIdOf(sid) })
  if (!found) return undefined
  return { ...found, balance: found.balance ?? 0n, sid, state: stateOf(found, hash, clock) }
}

function stateOf(
  { row, player }: { row: SessionRow; player: PlayerRow },
  hash: string,
  { now, refreshInterval = Infinity }: Clock
): PresentedSession['state'] {
  if (isOver({ row, player }, now)) return 'ended'
  // The value before the current one is valid for a while; an earlier one, replaced at least twice, is not.
  const isInGrace = hash === row.formerHash && Math.abs(now - row.refreshedAt.getTime()) <= GRACE_MS
  if (hash !== row.tokenHash && !isInGrace) return 'expired-former'
  if (row.isPending) return row.wrongCodes < MAX_CODE_ATTEMPTS ? 'pending' : 'ended'
  return row.isStale || now - row.refreshedAt.getTime() > refreshInterval ? 'stale' : 'live'
}

/** What decides whether a session is over. */
interface Lifetime {
  row: Pick<SessionRow, 'isPending' | 'startedAt' | 'usedAt' | 'endedAt'>
  player: Pick<PlayerRow, 'behaviour'>
}

/**
 * Whether a session was ended, is too old, or has not been used for too long. One that was used in the future, when the clock
 * was ahead, is over as well: it would live until then.
 */
export function isOver({ row, player }: Lifetime, now: number): boolean {
  const usual = row.isPending ? PENDING_LIFETIME_MS : LIFETIME_MS
  const lifetime = player.behaviour === 'short' ? SHORT_LIFETIME_MS : usual
  const isTooOld = Math.abs(now - row.usedAt.getTime()) > IDLE_MS || now - row.startedAt.getTime() > lifetime
  return row.endedAt !== null || isTooOld || player.behaviour === 'inactive'
}

/** Marks a session as used, which restarts its idle time. One that has ended stays ended. */
export async function touchSession(
  database: Database,
  { row, state }: PresentedSession,
  now: number
): Promise<void> {
  const hasEnded = state === 'ended' || state === 'expired-former'
  if (hasEnded || now - row.usedAt.getTime() < TOUCH_INTERVAL_MS) return
  await database
    .update(sessions)
    .set({ usedAt: new Date(now) })
    .where(eq(sessions.id, row.id))
}

/**
 * Refreshes the value of a session. The next value is derived from the current one, so that two tabs that refresh at
 * the same time, or a retry after a lost reply, get the same value.
 *
 * @returns The next value; undefined when the session has been refreshed twice since, or has ended.
 */
export async function refreshSession(
  database: Database,
  { row, sid }: Pick<PresentedSession, 'row' | 'sid'>,
  { secret, now }: { secret: Buffer; now: number }
): Promise<string | undefined> {
  const next = sessionValue(row.id, createHmac('sha256', secret).update(`refresh ${sid}`).digest('base64url'))
  const date = new Date(now)
  await database
    .update(sessions)
    .set({
      tokenHash: hashOf(next),
      formerHash: hashOf(sid),
      refreshedAt: date,
      usedAt: date,
      isStale: false
    })
    .where(and(eq(sessions.id, row.id), eq(sessions.tokenHash, hashOf(sid)), isNull(sessions.endedAt)))
  const [current] = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashOf(next)), isNull(sessions.endedAt)))
  return current && next
}

export async function endSession(database: Database, sessionId: string, now: number): Promise<void> {
  await database
    .update(sessions)
    .set({ endedAt: new Date(now) })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
}

/** Requires the session to be renewed before its next call. */
export async function makeStale(database: Database, sessionId: string): Promise<void> {
  await database.update(sessions).set({ isStale: true }).where(eq(sessions.id, sessionId))
}

/** Makes all sessions stale, or ends them (sandbox). */
export async function expireSessions(
  database: Database,
  kind: 'stale' | 'ended',
  now: number
): Promise<void> {
  const change = kind === 'stale' ? { isStale: true } : { endedAt: new Date(now) }
  await database.update(sessions).set(change).where(isNull(sessions.endedAt))
}
