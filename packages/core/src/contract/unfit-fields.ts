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
    if (field.type === 'array' && Array.isArray(value)) {
      const rows = fittingRows(value, itemOf(field), onUnfit)
      if (rows.length < value.length) onUnfit(name)
      return rows
    }
    const kept = withoutUnfitFields(value, field, onUnfit)
    if (fits(kept, field)) return kept
    onUnfit(name)
    return undefined
  })
}

function fittingRows(rows: readonly unknown[], item: Schema, onUnfit: UnfitListener): unknown[] {
  const kept = rows.map(row => withoutUnfitFields(row, item, onUnfit))
  // A row that still does not fit is no object: it is dropped alone.
  return kept.filter(row => fits(row, item))
}

function fits(value: unknown, struct: Schema): boolean {
  return validate(value, struct, COERCED)[0] === undefined
}

/** Maps the known fields of a record; anything else is returned as it is. */
function mapFields(
  record: unknown,
  struct: Schema,
  map: (value: unknown, field: Schema, name: string) => unknown
): unknown {
  if (struct.type !== 'object' || typeof record !== 'object' || record === null || Array.isArray(record))
    return record
  const given = new Map<string, unknown>(Object.entries(record))
  return Object.fromEntries(
    Object.entries(fieldsOf(struct))
      .filter(([name]) => given.has(name))
      .map(([name, field]) => [name, map(given.get(name), field, name)])
  )
}
