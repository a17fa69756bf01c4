import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'

/** A view whose code loads later; `bring()` loads it before it is drawn. */
export type Lazy<Props extends object> = ComponentType<Props> & { bring(): Promise<ComponentType<Props>> }

/**
 * A view whose code loads when it is first drawn; once it is there, it is drawn at once. Where that fails, the element
 * shows its error state, and "Retry" loads again. Not React's own `lazy()`: what it has waited for is shown 300 ms after
 * what stood in its place at the soonest.
 *
 * @param waiting Stands in its place meanwhile.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null
): Lazy<Props> {
  let loaded: ComponentType<Props> | undefined
  const bring = async () => (loaded ??= await load())

  function Lazily(props: Props) {
    const [View, setView] = useState(() => loaded)
    const [error, setError] = useState<Error>()

    useEffect(() => {
      if (!View) bring().then(view => setView(() => view), setError)
    }, [View])

    if (error) throw error
    return View ? createElement(View, props) : waiting
  }
  return Object.assign(Lazily, { bring })
}
