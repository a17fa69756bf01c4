import { $hasSearchKey } from '@bnw/core/lobby'
import { siteWords } from '@bnw/core/site'
import { SearchIcon } from '@bnw/widgets/icons/search'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'

import { SearchForm } from './search-form.tsx'
import { useMenuPopover } from './use-menu-popover.ts'
import { useSlashKey } from './use-slash-key.ts'

/**
 * The search of the header in a popover; the field is rendered only while it is open. Where there is room, the button looks
 * like the field.
 */
export function SearchMenu() {
  const popover = useMenuPopover()
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const hasKey = useStore($hasSearchKey)
  useSlashKey(button)

  useEffect(() => {
    if (isOpen) input.current?.focus()
  }, [isOpen])

  return (
    <>
      <button
        ref={button}
        type="button"
        className="search-open icon-link"
        popoverTarget="search-menu"
        aria-label={siteWords.find()}
        aria-keyshortcuts={hasKey ? '/' : undefined}
      >
        <SearchIcon />
        <span aria-hidden="true">{siteWords.find()}</span>
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
