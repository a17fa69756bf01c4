import { siteWords } from '@bnw/core/site'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'

import { $visit } from '../navigation.ts'
import type { Entry } from './menu.ts'
import { MenuList } from './menu-list.tsx'

interface MoreProps {
  entries: readonly Entry[]
  /** The page is one of those that never stand beside the list. */
  isCurrent: boolean
}

/** The entries that do not fit, in a list that opens; the style sheet knows which do. Closes on a choice, on Esc and on a press elsewhere. */
export function More({ entries, isCurrent }: MoreProps) {
  const list = useRef<HTMLDivElement>(null)
  const visit = useStore($visit)
  const [wasOpened, setOpened] = useState(false)

  useEffect(() => {
    if (list.current?.matches(':popover-open')) list.current.hidePopover()
  }, [visit])

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
        className="more-menu"
        onBeforeToggle={() => setOpened(true)}
      >
        {wasOpened && <MenuList entries={entries} />}
      </div>
    </>
  )
}
