import { type ContentPage, contentPath } from '@bnw/core/content'
import { type RefObject, useEffect } from 'react'

import { useNavigation } from '../kit/index.ts'

/**
 * Navigates to headings and questions by their ids. On the site the id is the URL's fragment, so that links can be
 * shared; a partner's URL does not change.
 *
 * @returns The function that navigates to an id.
 */
export function useParts(place: RefObject<HTMLElement | null>, page: ContentPage): (id: string) => void {
  const { isOnSite, replacePath } = useNavigation()

  useEffect(() => {
    if (!isOnSite) return
    const follow = () => void show(place.current, location.hash.slice(1))
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [isOnSite, place, page])

  return id => {
    if (show(place.current, id)) replacePath(contentPath(page, id))
  }
}

/** Opens, scrolls to and focuses a part. @returns Whether it exists. */
function show(place: HTMLElement | null, id: string): boolean {
  const part = /^[qs]\d{1,3}$/.test(id) && place?.querySelector<HTMLElement>(`#${id}`)
  if (!part) return false
  if (part instanceof HTMLDetailsElement) part.open = true
  part.scrollIntoView({ block: 'start' })
  const target = part.querySelector<HTMLElement>('summary') ?? part
  target.focus({ preventScroll: true })
  return true
}
