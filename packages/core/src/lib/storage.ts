import { environment } from '../environment.ts'

/** The specified keys (SESS-01), and our own `bnw:` keys. Of these only `bnw:logout` contains session values. */
export type SavedKey =
  | 'bnwUserSession'
  | 'bnwUserAuth'
  | 'bnwUserProfile'
  | 'bnwUserLang'
  | 'bnwUserMode'
  | 'modalStatus'
  | 'siteUnderMaintenance'
  | 'userActivityStartTime'
  | 'ridValue'
  | 'expirationDate'
  | 'returnUrl'
  | 'showBalance'
  | `bnw:${string}`

/** Longer text, 16 KiB if it is ASCII, was not written by this code. */
const MAX_CHARACTERS = 16_384

/** Reads a text. One that is too long counts as missing and is removed (SESS-09). */
export function loadText(key: SavedKey): string | undefined {
  const { storage } = environment()
  const text = storage.get(key) ?? undefined
  if (text === undefined || text.length <= MAX_CHARACTERS) return text
  storage.remove(key)
  return undefined
}

/** Stores a text, or removes the key for `undefined`. */
export function saveText(key: SavedKey, text: string | undefined): void {
  if (text === undefined) environment().storage.remove(key)
  else environment().storage.set(key, text)
}

/** A whole number of ms; `undefined` if there is none. */
export function loadTime(key: SavedKey): number | undefined {
  const text = loadText(key)
  return text !== undefined && /^\d{1,16}$/.test(text) ? Number(text) : undefined
}

/** Removes every key that begins with one of these. */
export function dropSaved(...beginnings: string[]): void {
  const { storage } = environment()
  for (const key of storage.keys())
    if (beginnings.some(beginning => key.startsWith(beginning))) storage.remove(key)
}

/** Calls back when another tab changed this key or cleared everything, until the returned function is called. */
export function onSavedChange(key: SavedKey, listener: () => void): () => void {
  return environment().storage.onChange(changed => {
    if (changed === key || changed === null) listener()
  })
}
