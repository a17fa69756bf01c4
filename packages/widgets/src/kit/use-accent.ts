import { type CSSProperties, useEffect, useState } from 'react'

import type { AccentTokens } from './accent.ts'
import type { Inside } from './inside.ts'
import type { Mode } from './mode.ts'

/** The style for the element's `accent`. The reckoning with colours is loaded when a page first sets one. */
export function useAccent({ host }: Inside, accent: string, mode: Mode): CSSProperties | undefined {
  const [tokens, setTokens] = useState<AccentTokens>()

  useEffect(() => {
    if (!accent) return setTokens(undefined)
    let isLatest = true
    void reckon(host, accent).then(
      found => isLatest && setTokens(found),
      () => undefined
    )
    return () => {
      isLatest = false
    }
  }, [host, accent, mode])

  return tokens as CSSProperties | undefined
}

async function reckon(host: HTMLElement, accent: string): Promise<AccentTokens | undefined> {
  const { accentTokens } = await import('./accent.ts')
  const style = getComputedStyle(host)
  return accentTokens(accent, [style.getPropertyValue('--_surface'), style.getPropertyValue('--_raised')])
}
