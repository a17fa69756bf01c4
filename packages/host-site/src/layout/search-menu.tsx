import { siteWords } from '@bnw/core/site'
import { SearchIcon } from '@bnw/widgets/icons/search'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'

import { $visit } from '../navigation.ts'
import { SearchForm } from './search-form.tsx'

/** The search of the header in a popover; the field is rendered only while it is open. */
export function SearchMenu() {
  const popover = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const visit = useStore($visit)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (popover.current?.matches(':popover-open')) popover.current.hidePopover()
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
        ref={popover}
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
