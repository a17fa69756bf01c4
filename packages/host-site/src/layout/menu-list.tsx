import type { Entry } from './menu.ts'
import { MenuLink } from './menu-link.tsx'

/** Entries below each other, each with its sign; those of a group stand further in. */
export function MenuList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul>
      {entries.map(entry => (
        <li key={entry.id} className={entry.isChild ? 'child' : undefined}>
          <MenuLink entry={entry} hasIcon />
        </li>
      ))}
    </ul>
  )
}
