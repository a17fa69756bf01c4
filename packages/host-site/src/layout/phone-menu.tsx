import { contentPath, contentWords } from '@bnw/core/content'
import { pathTo } from '@bnw/core/routes'
import { $isPlayer, logOut, sessionWords } from '@bnw/core/session'
import { siteWords } from '@bnw/core/site'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { $visit } from '../navigation.ts'
import { builtInEntry, type Entry, playerEntries, useCurrent, useMenu } from './menu.ts'
import { MenuList } from './menu-list.tsx'
import { SearchForm } from './search-form.tsx'

interface PhoneMenuProps {
  dialog: { current: HTMLDialogElement | null }
  isOpen: boolean
  onClose: () => void
}

/** The menu of small screens: search, account, games, help, language and theme in a bottom sheet. */
export function PhoneMenu({ dialog, isOpen, onClose }: PhoneMenuProps) {
  const visit = useStore($visit)
  useEffect(() => dialog.current?.close(), [dialog, visit])

  return (
    <dialog
      ref={dialog}
      className="phone-menu"
      aria-label={siteWords.menu()}
      closedby="any"
      onClose={onClose}
    >
      {isOpen && <Content onClose={() => dialog.current?.close()} />}
    </dialog>
  )
}

function Content({ onClose }: { onClose: () => void }) {
  const isPlayer = useStore($isPlayer)
  const menu = useMenu()
  // The operator's menu may have these, too.
  const help = helpEntries().filter(({ href }) => !menu.some(entry => entry.href === href))
  return (
    <div>
      <p className="phone-menu-head">
        <bnw-language />
        <bnw-theme />
        <button type="button" className="button small" onClick={onClose}>
          {siteWords.close()}
        </button>
      </p>
      <SearchForm />
      <Group title={siteWords.account()} entries={useCurrent(accountEntries(isPlayer))} />
      <Group title={siteWords.games()} entries={menu} />
      <Group title={siteWords.help()} entries={useCurrent(help)} />
      {isPlayer && (
        <button type="button" className="button" onClick={() => void logOut()}>
          {sessionWords.logOut()}
        </button>
      )}
    </div>
  )
}

function Group({ title, entries }: { title: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null
  return (
    <nav aria-label={title}>
      <p aria-hidden="true">{title}</p>
      <MenuList entries={entries} />
    </nav>
  )
}

function accountEntries(isPlayer: boolean): Entry[] {
  if (!isPlayer)
    return [
      builtInEntry('user', sessionWords.logIn(), pathTo('login')),
      builtInEntry('gift', siteWords.signUp(), pathTo('register'))
    ]
  return playerEntries()
}

function helpEntries(): Entry[] {
  return [
    builtInEntry('gift', siteWords.promotions(), pathTo('promotions')),
    builtInEntry('help', contentWords.titles.FAQ(), contentPath('FAQ'))
  ]
}
