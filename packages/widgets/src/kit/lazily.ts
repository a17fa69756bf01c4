import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'

/** A view whose code loads on demand; `preload()` loads it before the first render. */
export type Lazy<Props extends object> = ComponentType<Props> & { preload(): Promise<ComponentType<Props>> }

/**
 * A view whose code loads when it is first rendered; loaded code renders at once. If it fails to load, the element shows
 * its error state, and "Retry" loads it again. Not `React.lazy()`, which shows the view 300 ms after its fallback at the
 * earliest.
 *
 * @param placeholder Rendered while the code loads.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null
): Lazy<Props> {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => (loaded ??= await load())

  function Lazily(props: Props) {
    const [View, setView] = useState(() => loaded)
    const [error, setError] = useState<Error>()

    useEffect(() => {
      if (!View) preload().then(view => setView(() => view), setError)
    }, [View])

    if (error) throw error
    return View ? createElement(View, props) : placeholder
  }
  return Object.assign(Lazily, { preload })
}
