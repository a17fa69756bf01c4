import { useInsertionEffect } from 'react'

import { useInside } from './inside.ts'
import { adopt } from './sheets.ts'

/** Style texts of what an element draws later, or not at all: they come with the code that draws it. */
export function useStyles(styles: readonly string[]): void {
  const { host } = useInside()

  useInsertionEffect(() => {
    adopt(host.shadowRoot!, styles)
  }, [host, styles])
}
