import { array, coerce, enums, object, optional, string, type Infer } from 'superstruct'

import { hasId, isRecord, listOf } from './reply.ts'
import {
  Decimal,
  Flag,
  Id,
  Money,
  OptionalId,
  RequestId,
  SentAmount,
  LongText,
  Text,
  Typed,
  TypedId,
  Whole,
  Direction
} from './shapes.ts'

/**
 * A payment method. `min` and `max` in kuruş; `fee` is a percentage, for display only; `duration` is text in the
 * language of the call; `transfer_type` selects the call that pays.
 */
export const Method = object({
  id: Id,
  name: Text,
  image: LongText,
  isFavorite: Flag,
  transfer_type: Whole,
  min: Money,
  max: Money,
  currency: Text,
  fee: Decimal,
  duration: Text,
  fields: listOf(string()),
  bankcode: Text,
  bankID: OptionalId
})
export type Method = Infer<typeof Method>

/** Input of a deposit or withdrawal; the same for each transfer type. */
export const Transfer = object({
  Type: Direction,
  methodID: Id,
  amount: SentAmount,
  request_id: RequestId,
  branch: optional(Typed),
  account: optional(TypedId),
  reference_number: optional(Typed),
  sender_phone: optional(Typed),
  receiver_phone: optional(Typed),
  sender_identity: optional(Typed),
  receiver_identity: optional(Typed),
  identity_valid_until: optional(Typed),
  note: optional(Typed)
})
export type Transfer = Infer<typeof Transfer>

/** `url` is the address of a payment page; empty if the method has none. */
export const Receipt = object({ transaction_id: OptionalId, url: LongText })

/** A single method, or a group of methods. Without `type`, an entry that has `methods` is a group. */
const MethodEntry = coerce(
  object({ type: enums(['single', 'group'] as const), properties: Method, methods: listOf(Method, 'id') }),
  object(),
  entry => ({ ...entry, type: entry.type || (entry.methods ? 'group' : 'single') })
)

/**
 * All entries. A single method without an id is dropped, a group without one is replaced by its methods. The list itself is
 * required.
 */
export const MethodEntries = coerce(array(MethodEntry), array(), entries => entries.flatMap(identified))

function identified(entry: unknown): readonly unknown[] {
  if (!isRecord(entry)) return []
  const { properties, methods } = entry
  if (hasId(properties, 'id')) return [entry]
  const all = Array.isArray(methods) ? methods.filter(method => hasId(method, 'id')) : []
  return all.map(method => ({ type: 'single', properties: method }))
}
