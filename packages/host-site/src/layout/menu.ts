import { $headerMenu, $language, type MenuEntry, safeUrl, siteWords } from '@bnw/core'
import { useStore } from '@nanostores/react'

export interface Entry {
  id: string
  label: string
  href: string
  badge: string
}

/** The entries of the header menu, or the built-in ones where the list does not come (MENU-01). */
export function useMenu(): readonly Entry[] {
  const language = useStore($language)
  const menu = useStore($headerMenu)
  if (menu.value === undefined) return menu.status === 'failed' ? builtIn() : []
  return menu.value.flatMap(entry => readable(entry, language))
}

function readable(entry: MenuEntry, language: 'tr' | 'en'): Entry[] {
  const href = safeUrl(entry.path, 'route', location.origin)
  const own = href ? [{ id: entry.id || href, label: entry.title[language], href, badge: entry.badge }] : []
  return [...own, ...entry.children.flatMap(child => readable({ ...child, children: [] }, language))]
}

function builtIn(): Entry[] {
  return [
    { id: 'slots', label: siteWords.slots(), href: '/slot', badge: '' },
    { id: 'live', label: siteWords.live(), href: '/live', badge: '' },
    { id: 'tournaments', label: siteWords.tournaments(), href: '/tournaments', badge: '' },
    { id: 'promotions', label: siteWords.promotions(), href: '/promotions', badge: '' }
  ]
}
