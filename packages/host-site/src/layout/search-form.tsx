import {
  $hasSearchKey,
  type LobbyGame,
  lobbyPath,
  lobbyWords,
  searchOf,
  toggleSearchKey
} from '@bnw/core/lobby'
import { playPath } from '@bnw/core/routes'
import { siteWords } from '@bnw/core/site'
import { SearchIcon } from '@bnw/widgets/icons/search'
import { useStore } from '@nanostores/react'
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'

import { navigate } from '../navigation.ts'
import { Suggestions } from './suggestions.tsx'
import { useArrowChoice, useSuggestions } from './use-suggestions.ts'

/** Searches the slots from any page: suggests some while one types, and leads to all in the lobby (LOB-02). */
export function SearchForm({ inputRef }: { inputRef?: RefObject<HTMLInputElement | null> }) {
  const id = useId()
  const ownRef = useRef<HTMLInputElement>(null)
  const input = inputRef ?? ownRef
  const [text, setText] = useState('')
  const [isTooShort, setTooShort] = useState(false)
  const { games, isNone } = useSuggestions(text)
  const { current, clear, onKeyDown } = useArrowChoice(games.length)
  const chosen = games[current]

  const open = (game: LobbyGame) => navigate(playPath('slot', game.id))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen) return open(chosen)
    const search = searchOf(text)
    setTooShort(!search)
    if (!search) return input.current?.focus()
    navigate(lobbyPath({ type: 'slot', category: '', provider: '', gameType: '', search }))
  }
  return (
    <search className="search-form">
      <form onSubmit={submit} noValidate>
        <input
          ref={input}
          type="search"
          role="combobox"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={60}
          value={text}
          onChange={event => {
            setText(event.currentTarget.value)
            clear()
          }}
          onKeyDown={event => {
            if (event.key === 'Escape' && text === '') closeMenu(event)
            else onKeyDown(event)
          }}
          aria-label={siteWords.search()}
          placeholder={siteWords.search()}
          aria-expanded={games.length > 0}
          aria-controls={`${id}l`}
          aria-autocomplete="list"
          aria-activedescendant={chosen && `${id}l-${current}`}
          aria-describedby={`${id}n`}
        />
        <button type="submit" aria-label={siteWords.find()}>
          <SearchIcon />
        </button>
      </form>
      {games.length > 0 && <Suggestions id={`${id}l`} games={games} current={current} onChoose={open} />}
      <p id={`${id}n`} role="status">
        {isNone ? lobbyWords.none() : isTooShort && siteWords.searchShort()}
        {games.length > 0 && <span className="visually-hidden">{siteWords.suggested(games.length)}</span>}
      </p>
      <SearchKey />
    </search>
  )
}

/** Closes the menu that contains the field. In WebKit Escape is for a search field alone, even for an empty one. */
function closeMenu(event: KeyboardEvent<HTMLElement>): void {
  event.preventDefault()
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
  event.currentTarget.closest('dialog')?.close()
}

/** Turns the `/` key off and on. */
function SearchKey() {
  const hasKey = useStore($hasSearchKey)
  return (
    <label className="search-key">
      <input type="checkbox" checked={hasKey} onChange={toggleSearchKey} />
      {siteWords.searchKey()}
    </label>
  )
}
