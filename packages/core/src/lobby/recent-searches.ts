import { atom } from 'nanostores'

import { followSaved } from '../lib/follow-saved.ts'
import { loadText, saveText } from '../lib/storage.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { fold } from '../lib/turkish.ts'

/** Stored as one search per line. */
const KEY = 'bnw:recent-searches'
const MAX_SEARCHES = 5
/** Longer searches are not stored, in characters. */
const MAX_LENGTH = 60

/** The latest searches, newest first. Stored on the device; removed at logout. */
export const $recentSearches = atom<readonly string[]>([])
clearOnSignOut(followSaved($recentSearches, [KEY], read))

/** Stores a search and removes shorter ones that it begins with: the player went on typing. */
export function rememberSearch(search: string): void {
  const wanted = fold(search)
  store([search, ...read().filter(one => !wanted.startsWith(fold(one)))])
}

export function forgetSearch(search: string): void {
  store(read().filter(one => one !== search))
}

function store(searches: readonly string[]): void {
  const valid = searches.filter(isSearch).slice(0, MAX_SEARCHES)
  saveText(KEY, valid.length > 0 ? valid.join('\n') : undefined)
  $recentSearches.set(valid)
}

function read(): readonly string[] {
  return (loadText(KEY) ?? '').split('\n').filter(isSearch).slice(0, MAX_SEARCHES)
}

function isSearch(text: string): boolean {
  return text !== '' && text.length <= MAX_LENGTH && !text.includes('\n')
}
