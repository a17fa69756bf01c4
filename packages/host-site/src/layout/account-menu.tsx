import '@bnw/widgets/language'
import '@bnw/widgets/theme'

import { $userProfile, logOut, sessionWords } from '@bnw/core/session'
import { siteWords } from '@bnw/core/site'
import { Avatar } from '@bnw/widgets/ui'
import { useStore } from '@nanostores/react'
import { useId } from 'react'

import { playerEntries, useCurrent } from './menu.ts'
import { MenuList } from './menu-list.tsx'
import { useMenuPopover } from './use-menu-popover.ts'

/** Profile, withdrawal, history, favourites, language, theme and logout of a player, under the initials. */
export function AccountMenu() {
  const id = useId()
  const popover = useMenuPopover()
  const entries = useCurrent(playerEntries())
  return (
    <>
      <button type="button" className="account-open" popoverTarget={id}>
        <span className="visually-hidden">{siteWords.account()}</span>
        <Initials />
      </button>
      <div ref={popover} id={id} popover="auto" className="account-menu">
        <nav aria-label={siteWords.account()}>
          <MenuList entries={entries} />
        </nav>
        <p className="switches">
          <bnw-language />
          <bnw-theme />
        </p>
        <button type="button" className="button small" onClick={() => void logOut()}>
          {sessionWords.logOut()}
        </button>
      </div>
    </>
  )
}

/** The player's initials, also while the session is restored. */
export function Initials() {
  const profile = useStore($userProfile)
  return <Avatar name={`${profile?.firstname ?? ''} ${profile?.lastname ?? ''}`} />
}
