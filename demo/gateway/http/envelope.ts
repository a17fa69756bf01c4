import { any, mask, object, optional, size, string, type Infer } from 'superstruct'

import type { Language } from '../context.ts'
import { type Refusal, SUCCESS } from '../refusal.ts'

/** Nesting that is accepted, so that nothing that walks the data runs out of stack. */
const DEEPEST = 32

const Name = size(string(), 1, 64)
const Value = optional(size(string(), 0, 1_024))

const Envelope = object({
  api: object({ class: Name, method: Name }),
  data: object({ Lang: optional(any()) }),
  user: optional(object({ uid: Value, sid: Value, uip: Value }))
})

/** What came in, told apart but not yet believed. */
export interface Request {
  name: string
  data: Readonly<Record<string, unknown>>
  lang: Language
  user: Infer<typeof Envelope>['user']
}

/** What goes out. */
export interface Reply {
  result: boolean
  message: string
  code: number
  data: unknown
  debug: string
  pagination?: { limit: number; total: number; offset: number }
}

/** Reads the envelope. Throws a `StructError` or a `RangeError` where it is none. */
export function readEnvelope(body: unknown): Request {
  assertSafe(body)
  const { api, data, user } = mask(body, Envelope)
  const { data: whole } = body as { data: Record<string, unknown> }
  if (Array.isArray(whole)) throw new RangeError('The data is a list')
  return { name: `${api.class}.${api.method}`, data: whole, lang: data.Lang === 'en' ? 'en' : 'tr', user }
}

/** Also turns away the one character that no text of the database can hold. */
function assertSafe(body: unknown): void {
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw new RangeError('The body is nested too deeply')
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

/** An answer of a handler; for a list by pages the rows go into `data` and the rest beside it. */
export function succeeded(answer: unknown, input: unknown): Reply {
  const reply = { result: true, message: SUCCESS, code: 200, debug: '' }
  if (!isPage(answer)) return { ...reply, data: answer ?? null }
  const { limit = 10, offset = 0 } = input as { limit?: number; offset?: number }
  return { ...reply, data: answer.items, pagination: { limit, total: answer.total, offset } }
}

function isPage(answer: unknown): answer is { items: unknown[]; total: number } {
  if (typeof answer !== 'object' || answer === null) return false
  return (
    'items' in answer && Array.isArray(answer.items) && 'total' in answer && typeof answer.total === 'number'
  )
}
