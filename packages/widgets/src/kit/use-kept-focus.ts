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
      if (current?.matches(':focus-within')) focusAround(current)
    }
  }, [leaving])
}

function focusAround(leaving: HTMLElement): void {
  const dialog = leaving.closest('dialog')
  if (dialog) return dialog.querySelector('h2')?.focus()
  const root = leaving.closest<HTMLElement>('.root')
  if (!root) return
  root.tabIndex = -1
  root.addEventListener('blur', () => root.removeAttribute('tabindex'), { once: true })
  root.focus({ preventScroll: true })
}
