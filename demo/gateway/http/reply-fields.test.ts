import type { Call } from '@bnw/core/contract'
import { expect, test } from 'vitest'

import { inputFor } from '../conformance/input.ts'
import { callTable } from '../handlers/call-table.ts'
import { signIn } from '../testing/client.ts'
import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { addPlayerWithData } from '../testing/player-with-data.ts'

const gateway = await gatewayForFile()
await addPlayerWithData(gateway.database)
const session = await signIn(gateway, 'varlikli')

const calls = [...callTable.values()].flat().filter(({ call }) => call.kind === 'read')

/** What superstruct's schemas of objects and arrays have. */
interface Schema {
  type: string
  schema: unknown
}

/** Paths of fields that the schema does not have, such as `lines.playerId`. */
function unknownFields(value: unknown, { type, schema }: Schema): string[] {
  if (type === 'array' && Array.isArray(value))
    return value.flatMap(item => unknownFields(item, schema as Schema))
  if (type !== 'object' || typeof value !== 'object' || value === null) return []
  const fields = new Map(Object.entries(schema as Record<string, Schema>))
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = fields.get(name)
    return field ? unknownFields(inner, field).map(path => `${name}.${path}`) : [name]
  })
}

function unknownIn(data: unknown, { reply }: Call): string[] {
  const { struct = reply.rows?.struct, rows } = reply
  if (!struct) return []
  const aliases = Object.keys(rows?.aliases ?? {})
  const list = Array.isArray(data) ? data : [data]
  return list.flatMap(row => unknownFields(row, struct as Schema)).filter(name => !aliases.includes(name))
}

test.each(calls.map(({ name, call }) => [name, call] as const))(
  'the reply of %s has only the fields of the contract',
  async (name, call) => {
    const { data } = await gateway.call(name, inputFor(call), { session })
    expect([...new Set(unknownIn(data, call))]).toEqual([])
  }
)
