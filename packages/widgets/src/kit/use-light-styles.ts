import { useInsertionEffect } from 'react'

import { useInside } from './inside.ts'
import { adoptAround } from './sheets.ts'

/** `useStyles()` for an element that draws into its light DOM; each selector carries the element's name. */
export function useLightStyles(styles: readonly string[]): void {
  const { host } = useInside()

  useInsertionEffect(() => {
    adoptAround(host, styles)
  }, [host, styles])
}
