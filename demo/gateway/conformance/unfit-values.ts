import { choicesOf, fieldsOf, itemOf, type Reply, type Rows, type Schema } from '@bnw/core/contract'

import { accepts } from '../openapi/json-schema.ts'
import { shapeOf } from '../openapi/wire-shapes.ts'
import { isRecord } from './record.ts'

/** A value of a reply that the contract cannot read. */
export interface UnfitValue {
  field: string
  /** `balance: "12,5" is no Money, such as "1,234.50"`; names of types are those of `npm run contract`. */
  text: string
}

/** The values of a reply's data that do not fit, each field once. */
export function unfitValues(data: unknown, { rows, struct }: Reply<unknown>): UnfitValue[] {
  if (!rows) return struct ? unique(valuesOf(data, struct, 'data')) : []
  if (!Array.isArray(data)) return [unfit('data', data, 'array')]
  return unique(data.flatMap(row => valuesOf(renamed(row, rows), rows.struct, 'row')))
}

function valuesOf(value: unknown, struct: Schema, field: string): UnfitValue[] {
  if (accepts(struct, value)) return []
  if (struct.type === 'array' && Array.isArray(value))
    return value.flatMap(item => valuesOf(item, itemOf(struct), field))
  if (struct.type !== 'object' || !isRecord(value)) return [unfit(field, value, typeOf(struct))]
  const fields = Object.entries(fieldsOf(struct))
  return fields.flatMap(([name, one]) => valuesOf(value[name], one, name))
}

/** A row under the names of the contract. */
function renamed(row: unknown, { aliases = {} }: Rows<unknown>): unknown {
  if (!isRecord(row)) return row
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [aliases[name] ?? name, value]))
}

function unfit(field: string, value: unknown, type: string): UnfitValue {
  return { field, text: `${field}: ${quoted(value)} is no ${type}` }
}

/** The longest value that is quoted whole, characters. */
const MAX_QUOTED = 40

function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text
}

function typeOf(struct: Schema): string {
  const shape = shapeOf(struct)
  if (shape) return `${shape.name}, such as ${JSON.stringify(shape.example)}`
  return struct.type === 'enums' ? choicesOf(struct).join(' or ') : struct.type
}

/** The first of each field. */
function unique(values: readonly UnfitValue[]): UnfitValue[] {
  return values.filter(({ field }, index) => values.findIndex(one => one.field === field) === index)
}
