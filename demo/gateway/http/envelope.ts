import { mask, object, optional, record, size, string, unknown, type Infer } from 'superstruct'

import type { Language } from '../context.ts'
import { type Refusal, SUCCESS } from '../refusal.ts'

/** Maximum nesting, so that no recursion over the data overflows the stack. */
const MAX_DEPTH = 32

const Name = size(string(), 1, 64)
const Value = optional(size(string(), 0, 1_024))

const Envelope = object({
  api: object({ class: Name, method: Name }),
  data: record(string(), unknown()),
  user: optional(object({ uid: Value, sid: Value, uip: Value }))
})

/** A parsed request; its data is not validated yet. */
export interface Request {
  name: string
  data: Readonly<Record<string, unknown>>
  lang: Language
  user: Infer<typeof Envelope>['user']
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

/** Reads the envelope. Throws a `StructError` or a `RangeError` if it is invalid. */
export function readEnvelope(body: unknown): Request {
  assertSafe(body)
  const { api, data, user } = mask(body, Envelope)
  return { name: `${api.class}.${api.method}`, data, lang: data['Lang'] === 'en' ? 'en' : 'tr', user }
}

/** Rejects deep nesting and the null character, which PostgreSQL cannot store. */
function assertSafe(body: unknown): void {
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new RangeError('The body is nested too deeply')
    if (level.some(hasNull)) throw new RangeError('The body holds a null character')
    level = level.flatMap(value => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
}

function hasNull(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.keys(value).some(key => key.includes('\0'))
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
