import { lettersOf, lobbyPath, MIN_SEARCH_LETTERS } from '@bnw/core/lobby'
import { siteWords } from '@bnw/core/site'
import { SearchIcon } from '@bnw/widgets/icons/search'
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react'

import { navigate } from '../navigation.ts'

/** Searches the slots from any page; navigates to the lobby with the results (LOB-02). */
export function SearchForm({ inputRef }: { inputRef?: RefObject<HTMLInputElement | null> }) {
  const id = useId()
  const ownRef = useRef<HTMLInputElement>(null)
  const input = inputRef ?? ownRef
  const [isTooShort, setTooShort] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const search = input.current?.value.trim() ?? ''
    setTooShort(lettersOf(search) < MIN_SEARCH_LETTERS)
    if (lettersOf(search) < MIN_SEARCH_LETTERS) return input.current?.focus()
    navigate(lobbyPath({ type: 'slot', category: '', provider: '', gameType: '', search }))
  }
  return (
    <search className="search-form">
      <form onSubmit={submit} noValidate>
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={60}
          aria-label={siteWords.search()}
          placeholder={siteWords.search()}
          aria-describedby={`${id}n`}
        />
        <button type="submit" aria-label={siteWords.find()}>
          <SearchIcon />
        </button>
      </form>
      <p id={`${id}n`} role="status">
        {isTooShort && siteWords.searchShort()}
      </p>
    </search>
  )
}
