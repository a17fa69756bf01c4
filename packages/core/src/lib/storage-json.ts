import { is, type Struct } from 'superstruct'

import { writeJson } from './json.ts'
import { loadText, saveText, type SavedKey } from './storage.ts'

/** Reads stored JSON. Unreadable JSON, and JSON that does not fit the struct, counts as absent (SESS-09). */
export function loadJson<Value>(key: SavedKey, struct: Struct<Value, unknown>): Value | undefined {
  const text = loadText(key)
  if (text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return is(value, struct) ? value : undefined
  } catch {
    return undefined
  }
}

export function saveJson(key: SavedKey, value: object): void {
  saveText(key, writeJson(value))
}
