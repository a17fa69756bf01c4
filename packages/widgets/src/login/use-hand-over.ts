import { type RefObject, useLayoutEffect } from 'react'

import { useHost } from '../kit/index.ts'

/**
 * Focuses a part of a view that replaces another one if that had the focus, whose element disappears with it.
 *
 * @param hadFocus Whether the previous view had the focus; shared by the views.
 */
export function useHandOver(part: RefObject<HTMLElement | null>, hadFocus: { current: boolean }): void {
  const host = useHost()

  useLayoutEffect(() => {
    if (hadFocus.current) part.current?.focus()
    hadFocus.current = false
    return () => {
      hadFocus.current = host.matches(':focus-within')
    }
  }, [host, part, hadFocus])
}
