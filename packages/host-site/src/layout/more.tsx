import { siteWords } from '@bnw/core/site'
import { useState } from 'react'

import type { Entry } from './menu.ts'
import { MenuList } from './menu-list.tsx'
import { useMenuPopover } from './use-menu-popover.ts'

interface MoreProps {
  entries: readonly Entry[]
  /** How many entries fit beside it at most. */
  beside: number
  /** Whether the current page is an entry that is only in the list. */
  isCurrent: boolean
}

/** A popover with the entries that do not fit into the header; the style sheet hides those that do. */
export function More({ entries, beside, isCurrent }: MoreProps) {
  const list = useMenuPopover()
  const [wasOpened, setOpened] = useState(false)

  return (
    <>
      <button type="button" className="more" popoverTarget="more-menu" data-current={isCurrent || undefined}>
        <span className="others">{siteWords.more()}</span>
        <span className="all">{siteWords.menu()}</span>
        <span aria-hidden="true" className="chevron" />
      </button>
      <div
        ref={list}
        id="more-menu"
        popover="auto"
        className="more-menu rest"
        onBeforeToggle={() => setOpened(true)}
      >
        {wasOpened && <MenuList entries={entries} beside={beside} />}
      </div>
    </>
  )
}
