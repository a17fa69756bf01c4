import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps the focus in the element when what has it leaves the page, as "Retry" does: the heading of its dialog gets it, else
 * the whole element, so that Tab goes on there.
 */
export function useKeptFocus(leaving: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = leaving
    // Runs before it leaves the document.
    return () => {
      if (!current?.matches(':focus-within')) return
      const place = current.closest('dialog')?.querySelector('h2') ?? current.closest<HTMLElement>('.root')
      if (!place) return
      place.tabIndex = -1
      place.focus({ preventScroll: true })
    }
  }, [leaving])
}
