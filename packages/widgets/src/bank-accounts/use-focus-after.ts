import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus after an item has left the list, once the list is rendered without it.
 *
 * @returns A function that takes the selector of the element to focus.
 */
export function useFocusAfter(container: RefObject<HTMLElement | null>): (selector: string) => void {
  const pending = useRef<string>(undefined)

  useLayoutEffect(() => {
    const target = pending.current && container.current?.querySelector<HTMLElement>(pending.current)
    if (!target) return
    pending.current = undefined
    target.focus()
  })

  return useCallback(selector => {
    pending.current = selector
  }, [])
}
