import { createHash } from 'node:crypto'

import { and, eq } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { requests } from '../db/schema/index.ts'
import { Refusal, type Message } from '../refusal.ts'

export interface Intent {
  playerId: string
  /** UUID that the client made when the form was opened. */
  requestId: string
  /** Made by `fingerprintOf()`. */
  fingerprint: string
}

type Stored = { data: unknown } | { refused: { text: Message | string; code: number } }

/**
 * Carries out a request once. A repeat gets the first answer, a refusal included, and moves nothing (W8).
 *
 * The key is written first, in the transaction of the work itself: a second request with it waits for the first to
 * end, and a process that dies in between leaves neither the key nor the work.
 *
 * @param run Does the work on the transaction that it is given. What it returns must be plain JSON.
 * @throws {Refusal} What `run` refused, or that the key was used for something else.
 */
export async function once<Answer>(
  database: Database,
  intent: Intent,
  run: (transaction: Database) => Promise<Answer>
): Promise<Answer> {
  const text = await database.transaction(async transaction => {
    const { playerId, requestId, fingerprint } = intent
    const inserted = await transaction
      .insert(requests)
      .values({ playerId, requestId: requestId.toLowerCase(), fingerprint })
      .onConflictDoNothing()
      .returning({ playerId: requests.playerId })
    if (inserted.length === 0) return firstAnswer(transaction, intent)
    const answer = JSON.stringify(await attempt(transaction, run))
    await transaction.update(requests).set({ answer }).where(keyOf(intent))
    return answer
  })
  return open<Answer>(JSON.parse(text) as Stored)
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

function keyOf({ playerId, requestId }: Intent) {
  return and(eq(requests.playerId, playerId), eq(requests.requestId, requestId.toLowerCase()))
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
