import { $headerMenu, type MenuEntry } from '@bnw/core/content'
import { type Language, safeUrl } from '@bnw/core/lib'
import { pathTo } from '@bnw/core/routes'
import { siteWords } from '@bnw/core/site'
import { useLanguage } from '@bnw/widgets'
import { useStore } from '@nanostores/react'

import { $router } from '../router.ts'

export interface Entry {
  label: string
  /** Missing if the file has an unsafe address: the entry is plain text then. */
  href?: string
  badge: string
  icon: string
  /** The entries of a group, whose own label leads nowhere. */
  children?: readonly Entry[]
  isCurrent?: boolean
}

/** The entries of the header menu, or the built-in ones if the list fails to load (MENU-01). */
export function useMenu(): readonly Entry[] {
  const language = useLanguage()
  const menu = useStore($headerMenu)
  const entries =
    menu.value?.map(entry => readable(entry, language)).filter(hasName) ??
    (menu.status === 'failed' ? builtIn() : [])
  return useCurrent(entries)
}

/** Marks the entry with the longest address that matches the current page; one at most. */
export function useCurrent(entries: readonly Entry[]): readonly Entry[] {
  const page = useStore($router)
  if (!page) return entries
  const query = new URLSearchParams(page.search).toString()
  const address = query ? `${page.path}?${query}` : page.path
  const fits = ({ href = '' }: Entry) =>
    href.includes('?') ? href === address : href === page.path || page.path.startsWith(`${href}/`)
  const closest = entries
    .flatMap(entry => [entry, ...(entry.children ?? [])])
    .filter(entry => entry.href && fits(entry))
    .sort(({ href: one = '' }, { href: other = '' }) => other.length - one.length)[0]
  const mark = (entry: Entry): Entry => ({
    ...entry,
    isCurrent: entry === closest,
    children: entry.children?.map(mark)
  })
  return entries.map(mark)
}

/** Whether the current page is this entry or one of its children. */
export function hasCurrent({ isCurrent, children = [] }: Entry): boolean {
  return isCurrent === true || children.some(hasCurrent)
}

function readable(entry: MenuEntry, language: Language): Entry {
  const { icon, badge, path, title } = entry
  const href = safeUrl(path, 'link', location.origin)
  const children = entry.children.map(child => readable({ ...child, children: [] }, language)).filter(hasName)
  const top = { label: title[language], href, badge, icon }
  return children.length > 0 ? { ...top, children } : top
}

/** An entry without a name would be a link or a button without one. */
function hasName({ label }: Entry): boolean {
  return label.trim() !== ''
}

function builtIn(): Entry[] {
  return [
    builtInEntry('slots', siteWords.slots(), pathTo('slot')),
    builtInEntry('live', siteWords.live(), pathTo('live')),
    builtInEntry('tournaments', siteWords.tournaments(), pathTo('tournaments')),
    builtInEntry('gift', siteWords.promotions(), pathTo('promotions'))
  ]
}

/** The pages of a player, in the menus of the account on wide and on narrow screens. */
export function playerEntries(): Entry[] {
  return [
    builtInEntry('user', siteWords.profile(), pathTo('profile')),
    builtInEntry('withdraw', siteWords.withdraw(), pathTo('profile', { tab: 'withdraw' })),
    builtInEntry('history', siteWords.history(), pathTo('profile', { tab: 'finance' })),
    builtInEntry('heart', siteWords.favourites(), pathTo('favorites')),
    builtInEntry('bell', siteWords.notifications(), pathTo('notifications'))
  ]
}

/** An entry that is not from the menu file. */
export function builtInEntry(icon: string, label: string, href: string): Entry {
  return { label, href, badge: '', icon }
}
