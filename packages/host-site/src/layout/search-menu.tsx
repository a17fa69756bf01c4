import { siteWords } from '@bnw/core/site'
import { SearchIcon } from '@bnw/widgets/icons/search'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'

import { $visit } from '../navigation.ts'
import { SearchForm } from './search-form.tsx'

/** The search of the header: a field that opens below its button, and goes with the choice. Closed it is not there. */
export function SearchMenu() {
  const place = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const visit = useStore($visit)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (place.current?.matches(':popover-open')) place.current.hidePopover()
  }, [visit])

  useEffect(() => {
    if (isOpen) input.current?.focus()
  }, [isOpen])

  return (
    <>
      <button
        type="button"
        className="search-open icon-link"
        popoverTarget="search-menu"
        aria-label={siteWords.find()}
      >
        <SearchIcon />
      </button>
      <div
        ref={place}
        id="search-menu"
        popover="auto"
        className="search-menu"
        onToggle={event => setOpen(event.newState === 'open')}
      >
        {isOpen && <SearchForm inputRef={input} />}
      </div>
    </>
  )
}
