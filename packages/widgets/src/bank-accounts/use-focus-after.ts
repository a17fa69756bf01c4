import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus after an item has left the list, once the list is rendered without it.
 *
 * @returns A function that takes the selector of the element to focus.
 */
export function useFocusAfter(place: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef<string>(undefined)

  useLayoutEffect(() => {
    const target = wanted.current && place.current?.querySelector<HTMLElement>(wanted.current)
    if (!target) return
    wanted.current = undefined
    target.focus()
  })

  return useCallback(selector => {
    wanted.current = selector
  }, [])
}
