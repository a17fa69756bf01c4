import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Puts the focus where it belongs after something has gone from the list, in the drawing that follows.
 *
 * @returns Takes a selector of what is to have the focus.
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
