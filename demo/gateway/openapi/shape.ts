/** A JSON Schema, dialect 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** A shape as a named schema, with a value as an example. */
export interface Shape {
  name: string
  schema: JsonSchema
  example: unknown
}

/** JSON numbers are exact up to here. */
const SAFE = Number.MAX_SAFE_INTEGER
/** Bounds of a number. A schema may have them beside a text, which they do not limit. */
export const SAFE_RANGE = { minimum: -SAFE, maximum: SAFE }
export const SAFE_INTEGER = { type: 'integer', ...SAFE_RANGE }

export const text = (pattern: string): JsonSchema => ({ type: 'string', pattern: `^${pattern}$` })
export const anyOf = (description: string, ...all: JsonSchema[]): JsonSchema => ({ description, anyOf: all })

/** A day of the calendar; 29 February of any year. */
export const DAY =
  '\\d{4}-(0[13578]-(0[1-9]|[12]\\d|3[01])|1[02]-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|[12]\\d))'
