import { type RefObject, useEffect } from 'react'

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
      const isLoading = detail.state === 'loading'
      // Jackpots render no error.
      const isShown = isLoading || detail.state === 'ready' || !target.matches('bnw-jackpots')
      target.toggleAttribute('data-empty', detail.state === 'empty' || !isShown)
      target.toggleAttribute('data-waiting', isLoading)
    }
    current.addEventListener('bnw-state', follow)
    return () => current.removeEventListener('bnw-state', follow)
  }, [page])
}
