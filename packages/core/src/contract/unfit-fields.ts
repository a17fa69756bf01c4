import { mask, validate } from 'superstruct'
import { fieldsOf, itemOf, type Schema } from './schema.ts'

/** Receives the name of a field that does not fit, never its value. May be called several times with one name. */
export type UnfitListener = (field: string) => void

const COERCED = { coerce: true, mask: true } as const

/**
 * Reads a row or the data of a reply. A field that does not fit counts as missing, and costs neither the others nor the
 * rest of a list (GATE-03).
 *
 * @throws {StructError} A required field is missing or does not fit.
 */
export function maskRow<Row>(row: unknown, struct: Schema<Row>, onUnfit: UnfitListener): Row {
  const [error, value] = validate(row, struct, COERCED)
  return error ? mask(withoutUnfitFields(row, struct, onUnfit), struct) : value
}

/** Sets fields that do not fit to `undefined`. Others are unchanged, since an amount must not be converted twice. */
function withoutUnfitFields(row: unknown, struct: Schema, onUnfit: UnfitListener): unknown {
  return mapFields(row, struct, (value, field, name) => {
    const kept = withoutUnfitRows(value, field, onUnfit)
    const [error] = validate(kept, field, COERCED)
    if (error || isShorter(kept, value)) onUnfit(name)
    return error ? undefined : kept
  })
}

function withoutUnfitRows(value: unknown, struct: Schema, onUnfit: UnfitListener): unknown {
  if (struct.type !== 'array' || !Array.isArray(value)) return withoutUnfitFields(value, struct, onUnfit)
  const item = itemOf(struct)
  const rows = value.map(row => withoutUnfitFields(row, item, onUnfit))
  // A row that still does not fit is no object: it is dropped alone.
  return rows.filter(row => !validate(row, item, COERCED)[0])
}

function isShorter(kept: unknown, value: unknown): boolean {
  return Array.isArray(kept) && Array.isArray(value) && kept.length < value.length
}

/** Maps the known fields of a record; anything else is returned as it is. */
function mapFields(
  record: unknown,
  struct: Schema,
  map: (value: unknown, field: Schema, name: string) => unknown
): unknown {
  if (struct.type !== 'object' || typeof record !== 'object' || record === null) return record
  const given = new Map<string, unknown>(Object.entries(record))
  return Object.fromEntries(
    Object.entries(fieldsOf(struct))
      .filter(([name]) => given.has(name))
      .map(([name, field]) => [name, map(given.get(name), field, name)])
  )
}
