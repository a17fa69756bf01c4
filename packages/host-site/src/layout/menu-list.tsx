import type { Entry } from './menu.ts'
import { MenuLink } from './menu-link.tsx'

/** Entries as a list with icons; children are indented. */
export function MenuList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul>
      {entries.map(entry => (
        <li key={entry.id}>
          <MenuLink entry={entry} hasIcon />
          {entry.children && <MenuList entries={entry.children} />}
        </li>
      ))}
    </ul>
  )
}
