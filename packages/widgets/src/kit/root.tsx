import { $locale } from '@bnw/core/language'
import { $theme } from '@bnw/core/theme'
import { useStore } from '@nanostores/react'
import { type ComponentType, useLayoutEffect, useSyncExternalStore } from 'react'

import { Boundary } from './boundary.tsx'
import { type Inside, InsideContext, insideOf } from './inside.ts'
import { looksOf, modeOf, onLooksChange } from './mode.ts'
import { showView } from './place.ts'
import { useAccent } from './use-accent.ts'

/** What r2wc draws into an element: the view, with the element's attributes as its props. */
export function rootOf(View: ComponentType<object>) {
  return function Root({ container }: { container?: ShadowRoot }) {
    const inside = insideOf(container!.host)
    const locale = useStore($locale)
    const { accent, theme, ...props } = useStore(inside.$props)
    const mode = useMode(inside, String(theme))
    const style = useAccent(inside, String(accent), mode)
    useReflection(inside, mode, locale)
    // Until the words are there the page's own children stay in sight.
    if (!locale) return null
    return (
      <InsideContext.Provider value={inside}>
        <div className="root" style={style}>
          <Boundary inside={inside}>
            <View {...props} />
          </Boundary>
        </div>
      </InsideContext.Provider>
    )
  }
}

/** The element's mode, followed live where it is the page's or the device's (THEME-01, EMB-11). */
function useMode({ host }: Inside, theme: string) {
  const pageTheme = useStore($theme)
  const isAuto = theme === 'auto' || (theme !== 'dark' && theme !== 'light' && pageTheme === 'auto')
  // Looks that change before anybody follows them are seen too.
  return useSyncExternalStore(isAuto ? onLooksChange : never, () =>
    modeOf(theme, pageTheme, isAuto ? looksOf(host) : undefined)
  )
}

/** Follows nothing. */
function never(): () => void {
  return () => undefined
}

/** Writes on the element itself what its style sheet and assistive technology read. */
function useReflection(inside: Inside, mode: string, locale: string): void {
  useLayoutEffect(() => {
    if (!locale) return
    inside.host.lang = locale
    inside.host.dataset['mode'] = mode
    showView(inside)
  }, [inside, mode, locale])
}
