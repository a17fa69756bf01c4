import { siteWords } from '@bnw/core'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'

import { $visit } from '../navigation.ts'
import type { Entry } from './menu.ts'
import { MenuList } from './menu-list.tsx'

/** The entries that do not fit, in a list that opens; the style sheet knows which do. Closes on a choice, on Esc and on a press elsewhere. */
export function More({ entries }: { entries: readonly Entry[] }) {
  const list = useRef<HTMLDivElement>(null)
  const visit = useStore($visit)

  useEffect(() => {
    if (list.current?.matches(':popover-open')) list.current.hidePopover()
  }, [visit])

  return (
    <>
      <button type="button" className="more" popoverTarget="more-menu">
        {siteWords.more()}
        <span aria-hidden="true" className="chevron" />
      </button>
      <div ref={list} id="more-menu" popover="auto" className="more-menu">
        <MenuList entries={entries} />
      </div>
    </>
  )
}
