import { useInsertionEffect } from 'react'

import { useElementContext } from './element-context.ts'
import { adoptAround } from './sheets.ts'

/** `useStyles()` for an element that renders into its light DOM; each selector is scoped to its tag. */
export function useLightStyles(styles: readonly string[]): void {
  const { host, restyles } = useElementContext()

  useInsertionEffect(() => {
    const restyle = () => adoptAround(host, styles)
    restyle()
    restyles.add(restyle)
    return () => void restyles.delete(restyle)
  }, [host, restyles, styles])
}
