import { type RefObject, useEffect } from 'react'

/**
 * Marks the page's elements by their state: `data-empty`, so that their places, and bands of such alone, take no space, and
 * `data-waiting` for those that have not loaded.
 */
export function useStateMarks(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = page
    if (!current) return
    const follow = ({ target, detail }: HTMLElementEventMap['bnw-state']) => {
      if (!(target instanceof Element)) return
      target.toggleAttribute('data-empty', detail.state === 'empty')
      target.toggleAttribute('data-waiting', detail.state === 'loading')
    }
    current.addEventListener('bnw-state', follow)
    return () => current.removeEventListener('bnw-state', follow)
  }, [page])
}
