import { $loadedLanguage } from '@bnw/core/language'
import { $theme } from '@bnw/core/theme'
import { useStore } from '@nanostores/react'
import { type ComponentType, useLayoutEffect, useSyncExternalStore } from 'react'

import { Boundary } from './boundary.tsx'
import { type ElementContext, CurrentElement, contextOf } from './element-context.ts'
import { looksOf, modeOf, onLooksChange } from './mode.ts'
import { showView } from './fallback.ts'
import { useAccent } from './use-accent.ts'

/** What r2wc draws into an element: the view, with the element's attributes as its props. */
export function rootOf(View: ComponentType<object>) {
  return function Root({ container }: { container?: ShadowRoot }) {
    const context = contextOf(container!.host)
    const locale = useStore($loadedLanguage)
    const { accent, theme, ...props } = useStore(context.$props)
    const mode = useMode(context, String(theme))
    const style = useAccent(context, String(accent), mode)
    useReflection(context, mode, locale)
    // Until the words are there the page's own children stay in sight.
    if (!locale) return null
    return (
      <CurrentElement.Provider value={context}>
        <div className="root" style={style}>
          <Boundary context={context}>
            <View {...props} />
          </Boundary>
        </div>
      </CurrentElement.Provider>
    )
  }
}

/** The element's mode, followed live where it is the page's or the device's (THEME-01, EMB-11). */
function useMode({ host }: ElementContext, theme: string) {
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
function useReflection(context: ElementContext, mode: string, locale: string): void {
  useLayoutEffect(() => {
    if (!locale) return
    context.host.lang = locale
    context.host.dataset['mode'] = mode
    showView(context)
  }, [context, mode, locale])
}
