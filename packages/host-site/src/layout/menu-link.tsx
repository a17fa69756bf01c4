import { useStore } from '@nanostores/react'

import { $router } from '../router.ts'
import type { Entry } from './menu.ts'

/** The current entry is marked by shape as well as by colour. */
export function MenuLink({ entry: { href, label, badge } }: { entry: Entry }) {
  const path = useStore($router)?.path ?? ''
  const isCurrent = path === href || path.startsWith(`${href}/`)
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined}>
      {label}
      {badge && <small className="badge">{badge}</small>}
    </a>
  )
}
