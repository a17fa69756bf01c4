import { useState } from 'react'

import { type Entry, hasCurrent } from './menu.ts'
import { MenuList } from './menu-list.tsx'
import { useMenuPopover } from './use-menu-popover.ts'

interface MenuGroupProps {
  /** Has children. */
  entry: Entry
  /** Ends the id of the list and the name of its anchor. */
  at: number
}

/** An entry of the header with a list of its children below it. */
export function MenuGroup({ entry, at }: MenuGroupProps) {
  const list = useMenuPopover()
  const [wasOpened, setOpened] = useState(false)
  const anchor = `--menu-group-${at}`
  // A group with an address of its own leads there by the first line of its list.
  const own = entry.href ? [{ ...entry, children: undefined }] : []
  return (
    <>
      <button
        type="button"
        className="more"
        popoverTarget={`menu-group-${at}`}
        data-current={hasCurrent(entry) || undefined}
        style={{ anchorName: anchor }}
      >
        {entry.label}
        <span aria-hidden="true" className="chevron" />
      </button>
      <div
        ref={list}
        id={`menu-group-${at}`}
        popover="auto"
        className="more-menu"
        style={{ positionAnchor: anchor }}
        onBeforeToggle={() => setOpened(true)}
      >
        {wasOpened && <MenuList entries={[...own, ...entry.children!]} />}
      </div>
    </>
  )
}
