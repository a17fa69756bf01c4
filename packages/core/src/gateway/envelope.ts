import { any, boolean, coerce, integer, object, string, StructError } from 'superstruct'

import { nameOf, type Call, type OutputOf } from '../contract/call.ts'
import { MAX_TEXT_LENGTH } from '../contract/shapes.ts'
import type { UnfitListener } from '../contract/unfit-fields.ts'
import { environment } from '../environment.ts'
import { BlockedError, ContractError, MaintenanceError, RefusedError, SessionLostError } from './errors.ts'
import { lossOf, MAINTENANCE, NO_RECORD, normalised } from './fixed-messages.ts'
import { blockPage } from './gate.ts'
import { parse, type RawResponse } from './transport.ts'

const Words = coerce(string(), any(), readable)

const Envelope = object({
  result: boolean(),
  message: Words,
  code: coerce(integer(), any(), value => (/^-?\d{1,9}$/.test(`${readable(value)}`) ? Number(value) : 0)),
  debug: Words,
  data: any(),
  pagination: any()
})

/** Empty unless text or a number, without the space around it. A long text is cut, as one of a row is. */
function readable(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return text.trim().slice(0, MAX_TEXT_LENGTH)
}

/**
 * Reads the reply to a call. Only `result: true` is success; HTTP 403 and 500 decide by their status.
 *
 * @throws {GatewayError} A refusal, or a reply that does not fit its schema.
 */
export function readReply<C extends Call>(call: C, { status, text }: RawResponse): OutputOf<C> {
  const name = nameOf(call)
  if (status === 500) {
    blockPage()
    throw new BlockedError(name)
  }
  if (status === 403) throw new SessionLostError(name, 'expired', '')
  const envelope = checked(name, () => Envelope.mask(parse(name, text)))
  if (envelope.result) return readFitting(name, onUnfit => call.reply.read(envelope, onUnfit))
  const noRecord = call.reply.rows ? [] : call.reply.noRecord
  if (noRecord && normalised(envelope.message) === NO_RECORD) return call.reply.read({ data: noRecord })
  throw refusalOf(name, envelope)
}

function refusalOf(
  name: string,
  envelope: { message: string; code: number; debug: string }
): MaintenanceError | SessionLostError | RefusedError {
  if (normalised(envelope.message) === MAINTENANCE) return new MaintenanceError(name)
  const loss = lossOf(envelope)
  if (loss) return new SessionLostError(name, loss, envelope.message)
  return new RefusedError(name, envelope.message, envelope.code, envelope.debug)
}

/** Replaces superstruct's error, which contains the values, by one that contains only the path. */
export function checked<Result>(name: string, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof StructError)) throw error
    throw new ContractError(name, `does not fit at "${error.path.join('.')}"`)
  }
}

/**
 * Reads a reply, and reports the fields of its rows that do not fit: once a reply, with their names alone.
 *
 * @throws {ContractError} The reply does not fit.
 */
export function readFitting<Result>(name: string, read: (onUnfit: UnfitListener) => Result): Result {
  const fields = new Set<string>()
  const result = checked(name, () => read(field => fields.add(field)))
  if (fields.size > 0) environment().report({ name: 'ContractError', call: name, fields: [...fields] })
  return result
}
