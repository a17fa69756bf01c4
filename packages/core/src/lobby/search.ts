import { atom, type ReadableAtom } from 'nanostores'

import { environment } from '../environment.ts'
import { countLetters, MIN_SEARCH_LETTERS, searchOf } from './query.ts'

/** State of a search field. `isTooShort`: the hint about short texts is shown. */
export interface SearchField {
  text: string
  isTooShort: boolean
}

export interface Search {
  $field: ReadableAtom<SearchField>
  /** The player typed: the text is applied after a pause (LOB-02). */
  type(text: string): void
  /** The player pressed Enter: the text is applied immediately. */
  submit(): void
  /** Clears the text and the search. */
  clear(): void
  /** The search was changed elsewhere: in the URL, or by choosing a recent search. */
  follow(search: string): void
  /** Cancels the pending timer. */
  stop(): void
}

/** Pauses in typing, ms: before a search is applied, and before the hint about a short text is shown. */
export const SEARCH_PAUSE_MS = 200
export const HINT_PAUSE_MS = 600

/**
 * A search field that applies its text after a pause and shows a hint if it has fewer than three letters (LOB-02).
 *
 * @param apply Called with the new search; empty if there is none.
 */
export function createSearch(apply: (search: string) => void, start = ''): Search {
  const $field = atom(fieldOf(start))
  let applied = start
  let stopTimer = () => {}

  function settle(): void {
    stopTimer()
    const { text } = $field.get()
    $field.set(fieldOf(text))
    const search = searchOf(text)
    if (search === applied) return
    applied = search
    apply(search)
  }

  return {
    $field,
    type(text) {
      stopTimer()
      const letters = countLetters(text)
      $field.set({ text, isTooShort: $field.get().isTooShort && letters > 0 && letters < MIN_SEARCH_LETTERS })
      if (letters === 0) return settle()
      const ms = letters < MIN_SEARCH_LETTERS ? HINT_PAUSE_MS : SEARCH_PAUSE_MS
      stopTimer = environment().after(ms, settle)
    },
    submit: settle,
    clear() {
      $field.set({ text: '', isTooShort: false })
      settle()
    },
    follow(search) {
      if (search === applied) return
      stopTimer()
      applied = search
      $field.set(fieldOf(search))
    },
    stop: () => stopTimer()
  }
}

function fieldOf(text: string): SearchField {
  return { text, isTooShort: text.trim() !== '' && searchOf(text) === '' }
}
