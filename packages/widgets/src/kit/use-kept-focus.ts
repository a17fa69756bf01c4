import { type RefObject, useLayoutEffect } from 'react'

/**
 * Moves the focus when what has it leaves the page, as "Retry" does.
 *
 * @param leaving What may leave.
 * @param moveFocus Called before it leaves the document; the same function at each render. By default the heading of its
 *   dialog gets the focus, else the whole element, so that Tab goes on there.
 */
export function useKeptFocus<Leaving extends HTMLElement>(
  leaving: RefObject<Leaving | null>,
  moveFocus: (leaving: Leaving) => void = focusAround
): void {
  useLayoutEffect(() => {
    const { current } = leaving
    return () => {
      if (current?.matches(':focus-within')) moveFocus(current)
    }
  }, [leaving, moveFocus])
}

function focusAround(leaving: HTMLElement): void {
  const place = leaving.closest('dialog')?.querySelector('h2') ?? leaving.closest<HTMLElement>('.root')
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
