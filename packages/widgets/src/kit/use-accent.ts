import { type CSSProperties, useEffect, useState } from 'react'

import { cancelFrame, nextFrame } from './frames.ts'
import type { ElementContext } from './element-context.ts'
import type { Mode } from './mode.ts'

/** Surfaces that a colour may stand on as text. */
const GROUNDS = ['--_surface', '--_raised']

/**
 * The style for the element's `accent` and the page's own `--bnw-money`, both kept readable (EMB-11). The reckoning
 * with colours is loaded when a page first sets one.
 */
export function useAccent({ host }: ElementContext, accent: string, mode: Mode): CSSProperties | undefined {
  const [tokens, setTokens] = useState<CSSProperties>()

  useEffect(() => {
    let isLatest = true
    // With the frame, whose styles are reckoned anyhow: in between, each element would have them all reckoned again.
    const frame = nextFrame(() => {
      const money = moneyOf(host)
      if (!accent && !money) return setTokens(undefined)
      reckon(host, accent, money).then(
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

/** The page's own `--bnw-money`, if it has one. A page that sets what stands on it too, as our site does, knows best. */
function moneyOf(host: HTMLElement): string {
  const style = getComputedStyle(host)
  return style.getPropertyValue('--bnw-on-money') ? '' : style.getPropertyValue('--bnw-money').trim()
}

async function reckon(host: HTMLElement, accent: string, money: string): Promise<CSSProperties> {
  const { accentTokens, moneyTokens } = await import('../tokens/accent.ts')
  const style = getComputedStyle(host)
  const grounds = GROUNDS.map(name => style.getPropertyValue(name))
  return { ...accentTokens(accent, grounds), ...moneyTokens(money, grounds) } as CSSProperties
}
