import { useInsertionEffect } from 'react'

import { type HostElement, useElementContext } from './element-context.ts'
import { adopt } from './sheets.ts'

/** Adds style texts that load together with a view, not with the element's declaration. */
export function useStyles(styles: readonly string[]): void {
  useAdopted(styles, adoptWithin)
}

/** Adopts style texts now, and again when the element comes into another document or root. */
export function useAdopted(
  styles: readonly string[],
  adoptFor: (host: HostElement, styles: readonly string[]) => void
): void {
  const { host, restyles } = useElementContext()

  useInsertionEffect(() => {
    const restyle = () => adoptFor(host, styles)
    restyle()
    restyles.add(restyle)
    return () => void restyles.delete(restyle)
  }, [host, restyles, styles, adoptFor])
}

function adoptWithin(host: HostElement, styles: readonly string[]): void {
  adopt(host.shadowRoot, styles)
}
