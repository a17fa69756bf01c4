import type { Language } from '../context.ts'
import { type Refusal, SUCCESS } from '../refusal.ts'

/** Maximum nesting, so that no recursion over the data overflows the stack. */
const MAX_DEPTH = 32

const MAX_NAME = 64
const MAX_VALUE = 1_024

/** A parsed request; its data is not validated yet. */
export interface Request {
  name: string
  data: Readonly<Record<string, unknown>>
  lang: Language
  user: User | undefined
}

/** What identifies a player: encrypted values. */
interface User {
  uid?: string | undefined
  sid?: string | undefined
  uip?: string | undefined
}

/** The envelope of a reply. */
export interface Reply {
  result: boolean
  message: string
  code: number
  data: unknown
  debug: string
  pagination?: { limit: number; total: number; offset: number }
}

/**
 * Reads the envelope; unknown keys are dropped. By hand: it is read for every call, and a schema takes ten times as long.
 *
 * @throws {RangeError} It is invalid.
 */
export function readEnvelope(body: unknown): Request {
  assertSafe(body, 0)
  const { api, data: given, user } = objectOf(body)
  const { class: className, method } = objectOf(api)
  const data = objectOf(given)
  return {
    name: `${nameOf(className)}.${nameOf(method)}`,
    data,
    lang: data['Lang'] === 'en' ? 'en' : 'tr',
    user: user === undefined ? undefined : userOf(objectOf(user))
  }
}

function userOf({ uid, sid, uip }: Readonly<Record<string, unknown>>): User {
  return { uid: valueOf(uid), sid: valueOf(sid), uip: valueOf(uip) }
}

function nameOf(value: unknown): string {
  const name = valueOf(value)
  if (!name || name.length > MAX_NAME) throw new RangeError('A name is empty or too long')
  return name
}

function valueOf(value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (typeof value !== 'string' || value.length > MAX_VALUE) throw new RangeError('A value is no short text')
  return value
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new RangeError('No object')
  // Of JSON.
  return value as Record<string, unknown>
}

/** Rejects deep nesting and the null character, which PostgreSQL cannot store. */
function assertSafe(value: unknown, depth: number): void {
  if (typeof value === 'string') return assertNoNull(value)
  if (typeof value !== 'object' || value === null) return
  if (depth >= MAX_DEPTH) throw new RangeError('The body is nested too deeply')
  for (const [key, inner] of Object.entries(value)) {
    assertNoNull(key)
    assertSafe(inner, depth + 1)
  }
}

function assertNoNull(text: string): void {
  if (text.includes('\0')) throw new RangeError('The body holds a null character')
}

export function refused(refusal: Refusal, lang: Language): Reply {
  return { result: false, message: refusal.in(lang), code: refusal.code, data: null, debug: refusal.debug }
}

/** Wraps the answer of a handler; a page of a list is split into `data` and `pagination`. */
export function succeeded(answer: unknown, input: unknown): Reply {
  const reply = { result: true, message: SUCCESS, code: 200, debug: '' }
  if (!isPage(answer)) return { ...reply, data: answer ?? null }
  // Validated by the schema of the call.
  const { limit = 10, offset = 0 } = input as { limit?: number; offset?: number }
  return { ...reply, data: answer.items, pagination: { limit, total: answer.total, offset } }
}

const texts = new WeakMap<object, string>()

/** The JSON of a reply. A list that never changes, which handlers freeze, is written once. */
export function textOf(reply: Reply): string {
  const { data, ...envelope } = reply
  if (!Array.isArray(data) || !Object.isFrozen(data)) return JSON.stringify(reply)
  const list = texts.get(data) ?? JSON.stringify(data)
  texts.set(data, list)
  return `${JSON.stringify(envelope).slice(0, -1)},"data":${list}}`
}

function isPage(answer: unknown): answer is { items: unknown[]; total: number } {
  if (typeof answer !== 'object' || answer === null) return false
  return (
    'items' in answer && Array.isArray(answer.items) && 'total' in answer && typeof answer.total === 'number'
  )
}
