import type { Entry } from './menu.ts'
import { MenuIcon } from './menu-icon.tsx'

interface MenuLinkProps {
  entry: Entry
  /** With the icon before the name. */
  hasIcon?: boolean
}

/** The current entry is marked by shape as well as by colour. */
export function MenuLink({ entry: { href, label, badge, icon, isCurrent }, hasIcon }: MenuLinkProps) {
  const content = (
    <>
      {hasIcon && <MenuIcon icon={icon} />}
      {label}
      {badge && <small className="badge">{badge}</small>}
    </>
  )
  if (!href) return <span className="menu-words">{content}</span>
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined}>
      {content}
    </a>
  )
}
