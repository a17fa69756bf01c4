import { environment } from '@bnw/core'
import { $hasSearchKey, $recentSearches, createSearch, forgetSearch, lobbyWords } from '@bnw/core/lobby'
import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

import { isSearchKey, useNavigation, useWords } from '../kit/index.ts'
import { IconButton } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { CloseIcon } from '../ui/icons/close.tsx'
import { SearchIcon } from '../ui/icons/search.tsx'

interface SearchBoxProps {
  /** The current search; a text that is too short is shown with the hint. */
  search: string
  onSearch: (search: string) => void
}

/** The search field with its hint and the recent searches (LOB-02). */
export function SearchBox({ search, onSearch }: SearchBoxProps) {
  const words = useWords(lobbyWords)
  const latest = useRef(onSearch)
  latest.current = onSearch
  const [box] = useState(() => createSearch(text => latest.current(text), search))
  const { text, isTooShort } = useStore(box.$field)
  const [isOpen, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => box.follow(search), [box, search])
  useEffect(() => box.stop, [box])
  useSlashKey(input)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') box.submit()
    if (event.key === 'Escape') setOpen(false)
  }
  return (
    <search
      className="search"
      onFocus={() => setOpen(true)}
      onBlur={event => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
    >
      <Field
        label={words.search()}
        labelHidden
        dense
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={60}
        placeholder={words.search()}
        prefix={<SearchIcon />}
        value={text}
        onChange={event => box.type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        inputRef={input}
        suffix={
          text !== '' && (
            <button
              type="button"
              className="inside"
              aria-label={words.clearSearch()}
              onClick={() => {
                box.clear()
                input.current?.focus()
              }}
            >
              <CloseIcon />
            </button>
          )
        }
      />
      {isOpen && text === '' && <Recent onChoose={latest.current} />}
      <p className="hint" role="status">
        {isTooShort && words.tooShort()}
      </p>
    </search>
  )
}

function Recent({ onChoose }: { onChoose: (search: string) => void }) {
  const words = useWords(lobbyWords)
  const searches = useStore($recentSearches)
  if (searches.length === 0) return null
  return (
    <ul className="recent" aria-label={words.recent()}>
      {searches.map(search => (
        <li key={search}>
          <button type="button" className="again" onClick={() => onChoose(search)}>
            {search}
          </button>
          <IconButton
            label={words.forget(search)}
            icon={<CloseIcon />}
            onClick={() => forgetSearch(search)}
          />
        </li>
      ))}
    </ul>
  )
}

/** The `/` key focuses the search: on the site unless it is turned off, and on partners' pages with `hotkeys`. */
function useSlashKey(input: { current: HTMLInputElement | null }): void {
  const { isOnSite } = useNavigation()

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isEnabled = (isOnSite && $hasSearchKey.get()) || environment().configuration.hotkeys
      if (!isEnabled || !isSearchKey(event)) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [input, isOnSite])
}
