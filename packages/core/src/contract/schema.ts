import type { Struct } from 'superstruct'

/**
 * A struct by its output alone. The struct's second type describes how it is built: it is invariant, so that no narrower
 * type than `any` accepts all structs.
 */
export type Schema<Output = any> = Struct<Output, any>

/** The schemas of an object's fields; empty for other structs. */
export function fieldsOf({ type, schema }: Schema): Readonly<Record<string, Schema>> {
  return type === 'object' ? schema : {}
}

/** The schema of an array's items. */
export function itemOf({ schema }: Schema): Schema {
  return schema
}

/** The values of an enumeration; empty for other structs. */
export function choicesOf({ type, schema }: Schema): readonly unknown[] {
  return type === 'enums' ? Object.values(schema) : []
}
