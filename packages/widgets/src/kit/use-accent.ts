import { type CSSProperties, useEffect, useState } from 'react'

import { cancelFrame, nextFrame } from './frames.ts'
import type { ElementContext } from './element-context.ts'
import type { Mode } from './mode.ts'

/** Surfaces below coloured text. */
const SURFACES = ['--_surface', '--_raised']

/**
 * The style for the element's `accent` and the page's own `--bnw-money`, both with enough contrast (EMB-11). The colour
 * calculation is loaded when a page first sets one.
 */
export function useAccent({ host }: ElementContext, accent: string, mode: Mode): CSSProperties | undefined {
  const [tokens, setTokens] = useState<CSSProperties>()

  useEffect(() => {
    let isLatest = true
    // In a frame, where styles are computed anyway; at another time each element would force that again.
    const frame = nextFrame(() => {
      const money = moneyOf(host)
      if (!accent && !money) return setTokens(undefined)
      calculate(host, accent, money).then(
        found => isLatest && setTokens(found),
        () => undefined
      )
    })
    return () => {
      isLatest = false
      cancelFrame(frame)
    }
  }, [host, accent, mode])

  return tokens
}

/** The page's own `--bnw-money`; empty if it also sets `--bnw-on-money`, as the host site does, and needs no check. */
function moneyOf(host: HTMLElement): string {
  const style = getComputedStyle(host)
  return style.getPropertyValue('--bnw-on-money') ? '' : style.getPropertyValue('--bnw-money').trim()
}

async function calculate(host: HTMLElement, accent: string, money: string): Promise<CSSProperties> {
  const { accentTokens, moneyTokens } = await import('../tokens/accent.ts')
  const style = getComputedStyle(host)
  const surfaces = SURFACES.map(name => style.getPropertyValue(name))
  return { ...accentTokens(accent, surfaces), ...moneyTokens(money, surfaces) }
}
