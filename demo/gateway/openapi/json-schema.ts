import { choicesOf, fieldsOf, itemOf, type Schema } from '@bnw/core/contract'
import { create } from 'superstruct'

import type { JsonSchema } from './shape.ts'
import { shapeOf } from './wire-shapes.ts'

/** Where the definitions of shapes and calls are, in OpenAPI. */
export const DEFINITIONS = '#/components/schemas/'

/** The lengths of text that are tried to find a limit. */
const MAX_LENGTH = 1_000

/** Values that a struct may take in place of its own type; JSON Schema has to name them. */
const SUBSTITUTES = [null, '', 'x', 0, false, {}, []] as const

/** The values that a struct accepts in JSON, before they are converted. */
export function schemaOf(struct: Schema): JsonSchema {
  const shape = shapeOf(struct)
  if (shape) return { $ref: DEFINITIONS + shape.name }
  const own = ownSchema(struct)
  if (Object.keys(own).length === 0) return own
  return withSubstitutes(own, value => accepts(struct, value) && !isOwn(struct, value))
}

function withSubstitutes(own: JsonSchema, isAdded: (value: unknown) => boolean): JsonSchema {
  const others = SUBSTITUTES.filter(isAdded)
  return others.length > 0 ? { anyOf: [own, ...others.map(substituteSchema)] } : own
}

function ownSchema(struct: Schema): JsonSchema {
  switch (struct.type) {
    case 'object':
      return objectSchema(struct)
    case 'array':
      return { type: 'array', items: schemaOf(itemOf(struct)) }
    case 'enums':
      return { enum: choicesOf(struct) }
    case 'boolean':
      return { type: 'boolean' }
    case 'string':
      return { type: 'string', ...lengthsOf(struct) }
    case 'any':
      return {}
    default:
      throw new Error(`No JSON Schema is known for the struct "${struct.type}"`)
  }
}

function objectSchema(struct: Schema): JsonSchema {
  const all = exampleFields(struct)
  const required = Object.keys(all).filter(name => !accepts(struct, without(all, name)))
  return { type: 'object', properties: propertiesOf(struct), ...(required.length > 0 && { required }) }
}

/** The schemas of an object's fields. */
export function propertiesOf(struct: Schema): Readonly<Record<string, JsonSchema>> {
  const all = exampleFields(struct)
  // The object may convert a field's value before the field sees it.
  const isConverted = (name: string, field: Schema) => (value: unknown) =>
    !accepts(field, value) && accepts(struct, { ...all, [name]: value })
  const fields = Object.entries(fieldsOf(struct))
  return Object.fromEntries(
    fields.map(([name, field]) => [name, withSubstitutes(schemaOf(field), isConverted(name, field))])
  )
}

/** A limit of superstruct is a function, so it is found by trying. */
function lengthsOf(struct: Schema): JsonSchema {
  const fits = (length: number) => accepts(struct, 'x'.repeat(length))
  const lengths = Array.from({ length: MAX_LENGTH }, (_, length) => length).filter(fits)
  const [min = 0] = lengths
  const max = lengths.at(-1) ?? 0
  return { ...(min > 0 && { minLength: min }), ...(max < MAX_LENGTH - 1 && { maxLength: max }) }
}

function substituteSchema(value: unknown): JsonSchema {
  if (Array.isArray(value)) return { type: 'array', maxItems: 0 }
  if (typeof value === 'object' && value !== null) return { type: 'object', maxProperties: 0 }
  return value === 'x' ? { type: 'string' } : { const: value }
}

/** Whether the schema of the struct's own type covers the value. */
function isOwn(struct: Schema, value: unknown): boolean {
  const { type } = struct
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  if (type === 'array') return Array.isArray(value)
  return type === 'enums' ? choicesOf(struct).includes(value) : typeof value === type
}

/** Whether a struct reads the value, with or without converting it. */
export function accepts(struct: Schema, value: unknown): boolean {
  try {
    create(value, struct)
    return true
  } catch {
    return false
  }
}

/** A value with all fields. */
export function exampleOf(struct: Schema): unknown {
  const shape = shapeOf(struct)
  if (shape) return shape.example
  if (struct.type === 'object') return exampleFields(struct)
  if (struct.type === 'array') return [exampleOf(itemOf(struct))]
  if (struct.type === 'enums') return choicesOf(struct)[0]
  if (struct.type === 'string') return 'x'.repeat(Number(lengthsOf(struct)['minLength'] ?? 4))
  return true
}

/** Values of all fields of an object. */
export function exampleFields(struct: Schema): Record<string, unknown> {
  const fields = Object.entries(fieldsOf(struct))
  return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field)]))
}

function without(all: Record<string, unknown>, name: string): object {
  return Object.fromEntries(Object.entries(all).filter(([key]) => key !== name))
}
