import { type RefObject, useEffect } from 'react'

/** What renders no error if it fails to load. */
const SILENT = 'bnw-jackpots'

/**
 * Marks the page's elements by their state: `data-empty` if they show nothing, so that their places, and bands of such
 * alone, take no space, and `data-waiting` for those that have not loaded.
 */
export function useStateMarks(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = page
    if (!current) return
    const follow = ({ target, detail }: HTMLElementEventMap['bnw-state']) => {
      if (!(target instanceof Element)) return
      const isSilent = target.matches(SILENT) && detail.state !== 'ready' && detail.state !== 'loading'
      target.toggleAttribute('data-empty', detail.state === 'empty' || isSilent)
      target.toggleAttribute('data-waiting', detail.state === 'loading')
    }
    current.addEventListener('bnw-state', follow)
    return () => current.removeEventListener('bnw-state', follow)
  }, [page])
}
