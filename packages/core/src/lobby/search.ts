import { atom, type ReadableAtom } from 'nanostores'

import { lettersOf, SEARCH_LETTERS } from './query.ts'

/** A search field: what is typed, and whether it is said that it is too short. */
export interface SearchField {
  text: string
  isTooShort: boolean
}

export interface Search {
  $field: ReadableAtom<SearchField>
  /** What the player typed: it is applied after a pause (LOB-02). */
  type(text: string): void
  /** The player pressed Enter: it is applied at once. */
  submit(): void
  /** The cross: nothing is searched for. */
  clear(): void
  /** What is searched for has changed elsewhere: in the address, or by a recent search. */
  follow(search: string): void
  /** The field is gone: what waits is dropped. */
  stop(): void
}

/** Pauses in typing after which a search is applied, and after which a short one is called short, ms. */
export const SEARCH_PAUSE_MS = 300
export const HINT_PAUSE_MS = 600

/**
 * A search field: applies what is typed after a pause, and says that fewer letters than three are too few (LOB-02).
 *
 * @param apply Gets what to search for; empty where nothing is.
 */
export function createSearch(apply: (search: string) => void, start = ''): Search {
  const $field = atom<SearchField>({ text: start, isTooShort: false })
  let applied = start
  let timer: ReturnType<typeof setTimeout> | undefined

  function settle(): void {
    clearTimeout(timer)
    const text = $field.get().text.trim()
    const isTooShort = text !== '' && lettersOf(text) < SEARCH_LETTERS
    $field.set({ ...$field.get(), isTooShort })
    const search = isTooShort ? '' : text
    if (search === applied) return
    applied = search
    apply(search)
  }

  return {
    $field,
    type(text) {
      clearTimeout(timer)
      const letters = lettersOf(text)
      $field.set({ text, isTooShort: $field.get().isTooShort && letters > 0 && letters < SEARCH_LETTERS })
      if (letters === 0) return settle()
      timer = setTimeout(settle, letters < SEARCH_LETTERS ? HINT_PAUSE_MS : SEARCH_PAUSE_MS)
    },
    submit: settle,
    clear() {
      $field.set({ text: '', isTooShort: false })
      settle()
    },
    follow(search) {
      if (search === applied) return
      clearTimeout(timer)
      applied = search
      $field.set({ text: search, isTooShort: false })
    },
    stop: () => clearTimeout(timer)
  }
}
