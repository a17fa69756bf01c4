import { useInsertionEffect } from 'react'

import { useElementContext } from './element-context.ts'
import { adoptAround } from './sheets.ts'

/** `useStyles()` for an element that renders into its light DOM; each selector is scoped to its tag. */
export function useLightStyles(styles: readonly string[]): void {
  const { host } = useElementContext()

  useInsertionEffect(() => {
    adoptAround(host, styles)
  }, [host, styles])
}
