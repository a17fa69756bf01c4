import type { Entry } from './menu.ts'
import { MenuLink } from './menu-link.tsx'

interface MenuListProps {
  entries: readonly Entry[]
  /** How many of them fit beside the list, which marks the others. */
  beside?: number
}

/** Entries as a list with icons; children are indented. A file may give several of them the same id, or none. */
export function MenuList({ entries, beside = Infinity }: MenuListProps) {
  return (
    <ul>
      {entries.map((entry, at) => (
        <li key={at} className={at < beside ? undefined : 'out'}>
          <MenuLink entry={entry} hasIcon />
          {entry.children && <MenuList entries={entry.children} />}
        </li>
      ))}
    </ul>
  )
}
