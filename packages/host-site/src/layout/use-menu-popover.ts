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

  return popover
}
