import { createHash } from 'node:crypto'

import { and, eq, lt } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { requests } from '../db/schema/index.ts'
import { Refusal, type Message } from '../refusal.ts'

export interface Intent {
  playerId: string
  /** UUID that the client made when the form was opened, or `NO_KEY`. */
  requestId: string
  /** Made by `fingerprintOf()`. */
  fingerprint: string
  /** When the request came in, ms since 1970 UTC: work that ends too long after it is undone. */
  arrivedAt?: number
  now?(): number
}

/** Stands for the `request_id` of a request that came without one. */
export const NO_KEY = '00000000-0000-0000-0000-000000000000'

/** For so long a request without a key is taken for a repeat of one that is like it (W-k), in ms. */
const ALIKE_FOR = 10_000

/**
 * A call that moves money is carried out within 45 s of its arrival or not at all. Source: gateway contract. The work
 * has to be done somewhat before, so that it is written down by then.
 */
const DONE_WITHIN = 40_000

type Stored = { data: unknown } | { refused: { text: Message | string; code: number } }

/**
 * Carries out a request once. A repeat gets the first answer, a refusal included, and moves nothing (W8).
 *
 * The key is written first, in the transaction of the work itself: a second request with it waits for the first to
 * end, and a process that dies in between leaves neither the key nor the work.
 *
 * @param run Does the work on the transaction that it is given. What it returns must be plain JSON.
 * @throws {Refusal} What `run` refused, that the key was used for something else, or that it took too long: then the
 * key is free again.
 */
export async function once<Answer>(
  database: Database,
  intent: Intent,
  run: (transaction: Database) => Promise<Answer>
): Promise<Answer> {
  const { now = Date.now, arrivedAt = now() } = intent
  const text = await database.transaction(async transaction => {
    if (!(await takeKey(transaction, intent, now()))) return firstAnswer(transaction, intent)
    const answer = JSON.stringify(await attempt(transaction, run))
    if (now() - arrivedAt > DONE_WITHIN) throw tooLate()
    await transaction.update(requests).set({ answer }).where(keyOf(intent))
    return answer
  })
  return open<Answer>(JSON.parse(text) as Stored)
}

/** Whether the request is the first with its key; one without a key is, when none like it came shortly before. */
async function takeKey(transaction: Database, intent: Intent, now: number): Promise<boolean> {
  const { playerId, fingerprint } = intent
  const arrivedAt = new Date(now)
  const insert = transaction
    .insert(requests)
    .values({ playerId, requestId: storedKeyOf(intent), fingerprint, arrivedAt })
  const taken =
    intent.requestId === NO_KEY
      ? insert.onConflictDoUpdate({
          target: [requests.playerId, requests.requestId],
          set: { answer: null, arrivedAt },
          setWhere: lt(requests.arrivedAt, new Date(now - ALIKE_FOR))
        })
      : insert.onConflictDoNothing()
  return (await taken.returning({ playerId: requests.playerId })).length > 0
}

/** The work of a refused request is undone while its key stays. */
async function attempt<Answer>(
  transaction: Database,
  run: (transaction: Database) => Promise<Answer>
): Promise<Stored> {
  try {
    return { data: (await transaction.transaction(run)) ?? null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { refused: { text: error.text, code: error.code } }
  }
}

async function firstAnswer(transaction: Database, intent: Intent): Promise<string> {
  const [first] = await transaction.select().from(requests).where(keyOf(intent))
  if (first?.answer != null && first.fingerprint === intent.fingerprint) return first.answer
  throw new Refusal({
    tr: 'Bu işlem numarası başka bir istek için kullanılmış',
    en: 'This request number was used for another request'
  })
}

function keyOf(intent: Intent) {
  return and(eq(requests.playerId, intent.playerId), eq(requests.requestId, storedKeyOf(intent)))
}

function storedKeyOf({ requestId, fingerprint }: Intent): string {
  return requestId === NO_KEY ? `alike ${fingerprint}` : requestId.toLowerCase()
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

function open<Answer>(stored: Stored): Answer {
  if ('refused' in stored) throw new Refusal(stored.refused.text, stored.refused.code)
  return stored.data as Answer
}

/** Tells requests apart: the call and everything that it sends but `Lang` and its id, whatever the order of the keys. */
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
