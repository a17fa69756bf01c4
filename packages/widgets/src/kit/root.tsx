import { $loadedLanguage } from '@bnw/core/language'
import { $theme } from '@bnw/core/theme'
import { useStore } from '@nanostores/react'
import { type ComponentType, useLayoutEffect, useSyncExternalStore } from 'react'

import { Boundary } from './boundary.tsx'
import { type ElementContext, CurrentElement, contextOf } from './element-context.ts'
import { appearanceOf, modeOf, onAppearanceChange } from './mode.ts'
import { showView } from './fallback.ts'
import { useMaintenanceCard } from './maintenance.ts'
import { useAccent } from './use-accent.ts'

/** The component that r2wc renders into an element: the view, with the element's attributes as its props. */
export function rootOf(View: ComponentType<object>) {
  return function Root({ container }: { container?: ShadowRoot }) {
    const context = contextOf(container!.host)
    const locale = useStore($loadedLanguage)
    const { accent, theme, ...props } = useStore(context.$props)
    const mode = useMode(context, String(theme))
    const style = useAccent(context, String(accent), mode)
    const card = useMaintenanceCard(context)
    useReflection(context, mode, locale)
    return (
      <CurrentElement.Provider value={context}>
        <div className={card ? 'root covered' : 'root'} style={style}>
          <Boundary context={context}>
            <View {...props} />
          </Boundary>
        </div>
        {card}
      </CurrentElement.Provider>
    )
  }
}

/** The element's mode; follows changes of the page's or the device's (THEME-01, EMB-11). */
function useMode({ host }: ElementContext, theme: string) {
  const pageTheme = useStore($theme)
  const isAuto = theme === 'auto' || (theme !== 'dark' && theme !== 'light' && pageTheme === 'auto')
  // useSyncExternalStore also notices a change between the first render and the subscription.
  return useSyncExternalStore(isAuto ? onAppearanceChange : never, () =>
    modeOf(theme, pageTheme, isAuto ? appearanceOf(host) : undefined)
  )
}

/** A subscription without events. */
function never(): () => void {
  return () => undefined
}

/** Sets `lang` and `data-mode` on the element, for assistive technology and its style sheet. */
function useReflection(context: ElementContext, mode: string, locale: string): void {
  useLayoutEffect(() => {
    if (!locale) return
    context.host.lang = locale
    context.host.dataset['mode'] = mode
    showView(context)
  }, [context, mode, locale])
}
