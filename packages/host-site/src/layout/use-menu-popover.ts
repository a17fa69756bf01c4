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
    const closeWhenLeft = ({ target }: FocusEvent) => {
      const { current } = popover
      if (current?.matches(':popover-open') && !isOwn(current, target)) current.hidePopover()
    }
    document.addEventListener('focusin', closeWhenLeft)
    return () => document.removeEventListener('focusin', closeWhenLeft)
  }, [])

  return popover
}

/** Whether the focus, moved by Tab, is still within a popover or on its button, which toggles it by itself. */
function isOwn(popover: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true
  return popover.contains(target) || target.matches(`[popovertarget="${popover.id}"]`)
}
