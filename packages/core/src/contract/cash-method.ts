import { array, coerce, enums, object, optional, string, type Infer } from 'superstruct'

import { hasId, listOf } from './reply.ts'
import {
  Decimal,
  Flag,
  Id,
  Money,
  OptionalId,
  RequestId,
  SentAmount,
  Text,
  Typed,
  Whole,
  Direction
} from './shapes.ts'

/**
 * A method of payment. `min` and `max` in kuruş; `fee` is a percentage, for information; `duration` is text in the
 * language of the call; `transfer_type` picks the call that pays.
 */
export const Method = object({
  id: Id,
  name: Text,
  image: Text,
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

/** What a deposit or a withdrawal sends, whichever call it takes. */
export const Transfer = object({
  Type: Direction,
  methodID: Id,
  amount: SentAmount,
  request_id: RequestId,
  branch: optional(Typed),
  account: optional(Typed),
  reference_number: optional(Typed),
  sender_phone: optional(Typed),
  receiver_phone: optional(Typed),
  sender_identity: optional(Typed),
  receiver_identity: optional(Typed),
  identity_valid_until: optional(Typed),
  note: optional(Typed)
})
export type Transfer = Infer<typeof Transfer>

/** A method alone, or a group that opens to its methods. Without `type` it is what it holds. */
const MethodEntry = coerce(
  object({ type: enums(['single', 'group'] as const), properties: Method, methods: listOf(Method, 'id') }),
  object(),
  entry => ({ ...entry, type: entry.type || (entry.methods ? 'group' : 'single') })
)

/** All entries; one without its id is dropped alone. The list itself must be there. */
export const MethodEntries = coerce(array(MethodEntry), array(), entries =>
  entries.filter(entry => hasId((entry as { properties?: unknown } | null)?.properties, 'id'))
)
