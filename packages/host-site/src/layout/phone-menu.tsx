import { $isPlayer, logOut, sessionWords, siteWords } from '@bnw/core'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { $visit } from '../navigation.ts'
import { type Entry, useMenu } from './menu.ts'
import { MenuLink } from './menu-link.tsx'

/** All entries, the account, language and appearance, in a sheet from the bottom. */
export function PhoneMenu({ dialog }: { dialog: { current: HTMLDialogElement | null } }) {
  const visit = useStore($visit)
  const entries = useMenu()
  const own = useOwnEntries()
  useEffect(() => dialog.current?.close(), [dialog, visit])

  return (
    <dialog ref={dialog} className="phone-menu" aria-label={siteWords.menu()} closedby="any">
      <div>
        <p className="phone-menu-head">
          <bnw-language />
          <bnw-theme />
          <button type="button" className="button small" onClick={() => dialog.current?.close()}>
            {siteWords.close()}
          </button>
        </p>
        <ul>
          {[...own, ...entries].map(entry => (
            <li key={entry.id}>
              <MenuLink entry={entry} />
            </li>
          ))}
        </ul>
        <LogOut />
      </div>
    </dialog>
  )
}

function LogOut() {
  const isPlayer = useStore($isPlayer)
  if (!isPlayer) return null
  return (
    <button type="button" className="button" onClick={() => void logOut()}>
      {sessionWords.logOut()}
    </button>
  )
}

function useOwnEntries(): Entry[] {
  const isPlayer = useStore($isPlayer)
  const entry = (href: string, label: string) => ({ id: href, label, href, badge: '' })
  if (!isPlayer) return [entry('/login', sessionWords.logIn()), entry('/register', siteWords.signUp())]
  return [
    entry('/profile', siteWords.profile()),
    entry('/favorites', siteWords.favourites()),
    entry('/notifications', siteWords.notifications())
  ]
}
