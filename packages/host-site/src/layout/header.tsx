import '@bnw/widgets/language'
import '@bnw/widgets/theme'

import { environment } from '@bnw/core'
import { loadHeaderMenu } from '@bnw/core/content'
import { pathTo } from '@bnw/core/routes'
import { $isPlayer, $sessionStatus, hasStoredSession } from '@bnw/core/session'
import { siteWords } from '@bnw/core/site'
import { Brand } from '@bnw/widgets/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'

import { $visit } from '../navigation.ts'
import { HeaderAccount } from './header-account.tsx'
import { hasCurrent, useMenu } from './menu.ts'
import { MenuGroup } from './menu-group.tsx'
import { MenuLink } from './menu-link.tsx'
import { More } from './more.tsx'
import { SearchMenu } from './search-menu.tsx'
import { useFitting } from './use-fitting.ts'

/** Entries in the header itself at its widest; the style sheet hides some in narrower windows. */
const INLINE = 6

/** On a phone the entries are behind a button and load when idle. */
function load(): void {
  if (matchMedia('(max-width: 767px)').matches) environment().whenIdle(loadHeaderMenu)
  else void loadHeaderMenu()
}

export function Header() {
  useStore($visit)
  const isPlayer = useIsPlayer()
  const entries = useMenu()
  const menu = useRef<HTMLElement>(null)
  const inline = entries.slice(0, INLINE)
  const fitting = useFitting(menu, inline.length)
  const isInMore = entries.slice(fitting).some(hasCurrent)
  useEffect(load, [])
  return (
    <header className={isPlayer ? 'header with-player' : 'header'}>
      <a href={pathTo('home')} className="home-link">
        <Brand name={siteWords.brand()} />
      </a>
      <nav ref={menu} aria-label={siteWords.mainMenu()} className="main-menu">
        <ul>
          {inline.map((entry, at) => (
            <li key={at} className={at < fitting ? undefined : 'out'}>
              {entry.children ? <MenuGroup entry={entry} at={at} /> : <MenuLink entry={entry} />}
            </li>
          ))}
        </ul>
        {entries.length > 0 && <More entries={entries} beside={fitting} isCurrent={isInMore} />}
      </nav>
      <span className="switches">
        <SearchMenu />
        {!isPlayer && (
          <>
            <bnw-language />
            <bnw-theme />
          </>
        )}
      </span>
      <HeaderAccount />
    </header>
  )
}

/** Also while a stored session is restored: the header has that layout at once. */
function useIsPlayer(): boolean {
  const isPlayer = useStore($isPlayer)
  const isStarting = useStore($sessionStatus) === 'starting'
  return isPlayer || (isStarting && hasStoredSession())
}
