import { useInsertionEffect } from 'react'

import { useElementContext } from './element-context.ts'
import { adopt } from './sheets.ts'

/** Style texts of what an element draws later, or not at all: they come with the code that draws it. */
export function useStyles(styles: readonly string[]): void {
  const { host } = useElementContext()

  useInsertionEffect(() => {
    adopt(host.shadowRoot!, styles)
  }, [host, styles])
}
