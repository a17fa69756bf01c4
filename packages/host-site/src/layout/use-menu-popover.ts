import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'

import { $visit } from '../navigation.ts'

/** The ref of a popover of the header, which closes when another page is visited. */
export function useMenuPopover() {
  const popover = useRef<HTMLDivElement>(null)
  const visit = useStore($visit)

  useEffect(() => {
    if (popover.current?.matches(':popover-open')) popover.current.hidePopover()
  }, [visit])

  useEffect(() => {
    const { current } = popover
    current?.addEventListener('focusout', closeWhenLeft)
    return () => current?.removeEventListener('focusout', closeWhenLeft)
  }, [])

  return popover
}

/** Closes a popover when the focus leaves it for another part of the page, as by Tab; its button toggles it by itself. */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent): void {
  const popover = currentTarget as HTMLElement
  if (!(relatedTarget instanceof Element) || popover.contains(relatedTarget)) return
  if (relatedTarget.matches(`[popovertarget="${popover.id}"]`)) return
  popover.hidePopover()
}
