import { createHash } from 'node:crypto'

import { and, eq, gt, lt, or } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { requests } from '../db/schema/index.ts'
import { CONFIRMATION_NEEDED, Refusal, type Message } from '../refusal.ts'

/** A request that moves money, with its idempotency key. */
export interface KeyedRequest {
  playerId: string
  /** UUID that the client created when the form was opened, or `NO_KEY`. */
  requestId: string
  /** Made by `fingerprintOf()`. */
  fingerprint: string
  /** When the request arrived, in ms since 1970 UTC. Work that finishes too late is rolled back. */
  arrivedAt?: number
  now?(): number
}

/** Stands for the `request_id` of a request that came without one. */
export const NO_KEY = '00000000-0000-0000-0000-000000000000'

/** How long an equal request without a key counts as a repeat, in ms. */
const REPEAT_WINDOW_MS = 10_000

/**
 * A call that moves money is carried out within 45 s of its arrival or not at all (source: gateway contract). The rest of
 * the 45 s is for the commit.
 */
const TIMEOUT_MS = 40_000

type Stored = { data: unknown } | { refused: { text: Message | string; code: number } }

/**
 * Carries out a request at most once. A repeat gets the first answer, a refusal included, and moves nothing (W8).
 *
 * The key is written first, in the transaction of the work: a second request with the key waits for the first, and a
 * process that is killed leaves neither the key nor the work.
 *
 * @param run Works on the given transaction. Its result must be plain JSON.
 * @throws {Refusal} The refusal of `run`, that the key was used for another request, or that the work took too long;
 * the key is then free again.
 */
export async function runIdempotent<Answer>(
  database: Database,
  keyed: KeyedRequest,
  run: (transaction: Database) => Promise<Answer>
): Promise<Answer> {
  const { now = Date.now, arrivedAt = now() } = keyed
  const text = await database.transaction(async transaction => {
    if (!(await insertKey(transaction, keyed, now()))) return firstAnswer(transaction, keyed)
    const answer = JSON.stringify(await attempt(transaction, run))
    if (now() - arrivedAt > TIMEOUT_MS) throw tooLate()
    await transaction.update(requests).set({ answer }).where(keyOf(keyed))
    return answer
  })
  // Written by `attempt()` only.
  return unwrap<Answer>(JSON.parse(text) as Stored)
}

/** Whether the request is the first with its key; without a key, the first of its kind within the repeat window. */
async function insertKey(transaction: Database, keyed: KeyedRequest, now: number): Promise<boolean> {
  const { playerId, fingerprint } = keyed
  const arrivedAt = new Date(now)
  const insert = transaction
    .insert(requests)
    .values({ playerId, requestId: storedKeyOf(keyed), fingerprint, arrivedAt })
  const inserted =
    keyed.requestId === NO_KEY
      ? insert.onConflictDoUpdate({
          target: [requests.playerId, requests.requestId],
          set: { answer: null, arrivedAt },
          // A request dated ahead was stored by a wrong clock, and must not count as the first one until that date.
          setWhere: or(
            lt(requests.arrivedAt, new Date(now - REPEAT_WINDOW_MS)),
            gt(requests.arrivedAt, new Date(now + REPEAT_WINDOW_MS))
          )
        })
      : insert.onConflictDoNothing()
  return (await inserted.returning({ playerId: requests.playerId })).length > 0
}

/**
 * Runs the work in a savepoint, so that a refusal rolls back the work and keeps the key. A request that needs a
 * confirmation leaves no key: it is sent again with the same one.
 */
async function attempt<Answer>(
  transaction: Database,
  run: (transaction: Database) => Promise<Answer>
): Promise<Stored> {
  try {
    return { data: (await transaction.transaction(run)) ?? null }
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === CONFIRMATION_NEEDED) throw error
    return { refused: { text: error.text, code: error.code } }
  }
}

async function firstAnswer(transaction: Database, keyed: KeyedRequest): Promise<string> {
  const [first] = await transaction.select().from(requests).where(keyOf(keyed))
  if (first?.answer != null && first.fingerprint === keyed.fingerprint) return first.answer
  throw new Refusal({
    tr: 'Bu işlem numarası başka bir istek için kullanılmış',
    en: 'This request number was used for another request'
  })
}

function keyOf(keyed: KeyedRequest) {
  return and(eq(requests.playerId, keyed.playerId), eq(requests.requestId, storedKeyOf(keyed)))
}

function storedKeyOf({ requestId, fingerprint }: KeyedRequest): string {
  return requestId === NO_KEY ? `content ${fingerprint}` : requestId.toLowerCase()
}

function tooLate(): Refusal {
  return new Refusal(
    {
      tr: 'İşlem zamanında tamamlanamadı ve yapılmadı',
      en: 'The operation could not be finished in time and was not carried out'
    },
    503
  )
}

/** @throws {Refusal} A stored one. */
function unwrap<Answer>(stored: Stored): Answer {
  if ('refused' in stored) throw new Refusal(stored.refused.text, stored.refused.code)
  // `run` of the first request returned it, for the same call: the fingerprint contains its name.
  return stored.data as Answer
}

/** Hash of a call and its data, without `Lang` and the request id and regardless of the order of keys. */
export function fingerprintOf(call: string, data: Readonly<Record<string, unknown>>): string {
  const { Lang: _lang, request_id: _id, ...rest } = data
  return createHash('sha256')
    .update(`${call} ${canonical(rest)}`)
    .digest('hex')
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`
}
