import { useInsertionEffect } from 'react'

import { useElementContext } from './element-context.ts'
import { adopt } from './sheets.ts'

/** Adds style texts that load together with a view, not with the element's declaration. */
export function useStyles(styles: readonly string[]): void {
  const { host, restyles } = useElementContext()

  useInsertionEffect(() => {
    const restyle = () => adopt(host.shadowRoot!, styles)
    restyle()
    restyles.add(restyle)
    return () => void restyles.delete(restyle)
  }, [host, restyles, styles])
}
