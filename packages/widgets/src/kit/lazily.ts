import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'

/**
 * A view whose code loads when it is first drawn. Where that fails, the element shows its error state, and "Retry" loads
 * again.
 *
 * @param waiting Stands in its place meanwhile.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null
): ComponentType<Props> {
  return function Lazy(props: Props) {
    const [View, setView] = useState<ComponentType<Props>>()
    const [error, setError] = useState<Error>()

    useEffect(() => {
      load().then(view => setView(() => view), setError)
    }, [])

    if (error) throw error
    return View ? createElement(View, props) : waiting
  }
}
