import { useInsertionEffect } from 'react'

import { useElementContext } from './element-context.ts'
import { adoptAround } from './sheets.ts'

/** `useStyles()` for an element that draws into its light DOM; each selector carries the element's name. */
export function useLightStyles(styles: readonly string[]): void {
  const { host } = useElementContext()

  useInsertionEffect(() => {
    adoptAround(host, styles)
  }, [host, styles])
}
