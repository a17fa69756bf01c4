import { useLayoutEffect } from 'react'

/** Makes the browser ask before the page is left with unsent input. */
export function useLeaveWarning(isFilled: boolean): void {
  useLayoutEffect(() => {
    if (!isFilled) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isFilled])
}
