import { type Call, nameOf, type Reply as ReplySchema } from '@bnw/core/contract'

import { type Finding, problemOf } from './finding.ts'
import type { Envelope, GatewayClient, Session } from './gateway-client.ts'
import { inventedIds, inputFor } from './input.ts'
import { recordOf } from './record.ts'
import { unfitValues } from './unfit-values.ts'

/** The refusal that stands for an empty list, or for a record that is not there. */
const NO_RECORDS = 'Kayıt bulunamadı'

/** Makes a read and compares the reply with the contract's schema. */
export async function checkReply(
  client: GatewayClient,
  call: Call,
  session: Session | undefined
): Promise<Finding> {
  const finding = { call: nameOf(call), check: 'reply', problem: '', duration: 0 } as const
  if (call.access === 'player' && !session) return { ...finding, skipped: 'needs a player' }
  const input = inputFor(call)
  const reply = await client.call(nameOf(call), input, call.access === 'anyone' ? undefined : session)
  const { duration } = reply.raw
  const broken = problemOf(reply)
  if (broken || !reply.envelope) return { ...finding, problem: broken, duration }
  const { result, message, code } = reply.envelope
  if (result) return { ...finding, problem: problemOfData(call.reply, reply.envelope, input), duration }
  const isNotFound = message === NO_RECORDS || code === 404
  if (call.reply.rows && message === NO_RECORDS) return { ...finding, duration }
  const refusal = `refused: ${code} ${message}`
  const invented = inventedIds(input)
  if (isNotFound && invented)
    return { ...finding, skipped: `${refusal}, as ${invented} is invented`, duration }
  return { ...finding, problem: `valid data is ${refusal}`, duration }
}

/** Whether the contract can read the data without loss. */
export function problemOfData(
  schema: ReplySchema<unknown>,
  { data, pagination }: Pick<Envelope, 'data' | 'pagination'>,
  input: { limit?: number }
): string {
  const unfit = new Set<string>()
  let output: unknown
  try {
    output = schema.read({ data, pagination }, field => unfit.add(field))
  } catch (error) {
    return problemOfValues(unfitValues(data, schema).map(({ text }) => text)) || String(error)
  }
  if (unfit.size > 0) {
    const texts = new Map(unfitValues(data, schema).map(({ field, text }) => [field, text]))
    return problemOfValues([...unfit].map(field => texts.get(field) ?? field))
  }
  return Array.isArray(data) ? problemOfRows({ sent: data.length, output, limit: input.limit }) : ''
}

/** @param values Each a field with its value, or a field alone. */
function problemOfValues(values: readonly string[]): string {
  return values.length > 0 ? `of another type than the contract says: ${values.join('; ')}` : ''
}

interface Rows {
  sent: number
  output: unknown
  limit: number | undefined
}

function problemOfRows({ sent, output, limit }: Rows): string {
  if (limit !== undefined && sent > limit) return `${sent} rows, though the limit is ${limit}`
  const { items = output, total, isUncounted } = recordOf(output)
  const read = Array.isArray(items) ? items.length : 0
  if (read < sent) return `${sent - read} of ${sent} rows without a valid id`
  // Without a total the front end reads on until a page comes short.
  const isShort = typeof total === 'number' && !isUncounted && total < sent
  return isShort ? `${sent} rows, though pagination.total is ${total}` : ''
}
