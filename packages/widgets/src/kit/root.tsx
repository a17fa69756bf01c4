import { $loadedLanguage } from '@bnw/core/language'
import { $theme } from '@bnw/core/theme'
import { useStore } from '@nanostores/react'
import { type ComponentType, type CSSProperties, useLayoutEffect, useMemo, useState } from 'react'

import { Boundary } from './boundary.tsx'
import { type ElementContext, CurrentElement, CurrentMode, contextOf } from './element-context.ts'
import { type Ground, groundOf } from './ground.ts'
import { modeOf } from './mode.ts'
import { showView } from './fallback.ts'
import { useMaintenanceCard } from './maintenance.ts'
import { isSame, onSurroundingsChange, type Surroundings, surroundingsOf } from './surroundings.ts'
import { useAccent } from './use-accent.ts'

declare module 'react' {
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined
  }
}

/** The component that r2wc renders into an element: the view, with the element's attributes as its props. */
export function rootOf(View: ComponentType<object>) {
  const Surface = surfaceOf(View)
  return function Root({ container }: { container: ShadowRoot }) {
    const context = contextOf(container.host)
    // A page may have replaced what surroundings and theme are read with.
    return (
      <Boundary context={context}>
        <Surface context={context} />
      </Boundary>
    )
  }
}

/** The view in the element's theme, between its surroundings. */
function surfaceOf(View: ComponentType<object>) {
  return function Surface({ context }: { context: ElementContext }) {
    const language = useStore($loadedLanguage)
    const given = useStore(context.$props)
    const { accent, theme } = given
    const around = useSurroundings(context)
    const mode = modeOf(String(theme), useStore($theme), around)
    const ground = groundOf(around, mode)
    const style = { ...pageStyle(around, ground), ...useAccent(context, String(accent), mode) }
    const card = useMaintenanceCard(context)
    // The view does not render again for another theme, accent or ground: only styles change.
    const view = useMemo(() => {
      const { accent: _accent, theme: _theme, ...props } = given
      return <View {...props} />
    }, [given])
    return (
      <CurrentElement.Provider value={context}>
        <Reflection context={context} mode={mode} lang={language} />
        <div
          className={card ? 'root covered' : 'root'}
          // The page may write another `lang` on the element.
          lang={language}
          data-ground={ground}
          style={style}
        >
          <CurrentMode.Provider value={mode}>
            <Boundary context={context}>{view}</Boundary>
          </CurrentMode.Provider>
        </div>
        {card}
      </CurrentElement.Provider>
    )
  }
}

/** Follows changes of the page or the device (EMB-11). */
function useSurroundings({ host, restyles }: ElementContext) {
  const [around, setAround] = useState(() => surroundingsOf(host))
  useLayoutEffect(() => {
    const update = () =>
      setAround(previous => {
        const next = surroundingsOf(host)
        return isSame(previous, next) ? previous : next
      })
    // For a change since the first render.
    update()
    let stop = onSurroundingsChange(host, update)
    const follow = () => {
      stop()
      stop = onSurroundingsChange(host, update)
      update()
    }
    restyles.add(follow)
    return () => {
      restyles.delete(follow)
      stop()
    }
  }, [host, restyles])
  return around
}

/** The page's font, which `--bnw-font` overrides, and its colour, for parts that cover others on the page's ground. */
function pageStyle({ behind, font }: Surroundings, ground: Ground): CSSProperties {
  return {
    '--_page-font': font || undefined,
    '--_ground': ground === 'page' && behind ? behind : undefined
  }
}

interface ReflectionProps {
  context: ElementContext
  mode: string
  lang: string
}

/**
 * Sets `lang` and `data-mode` on the element, for assistive technology and its style sheet, and shows the view. Before the
 * view, whose effects run after its own: nothing takes the focus until it is shown.
 */
function Reflection({ context, mode, lang }: ReflectionProps): null {
  useLayoutEffect(() => {
    if (!lang) return
    context.host.lang = lang
    context.host.dataset['mode'] = mode
    showView(context)
  }, [context, mode, lang])
  return null
}
