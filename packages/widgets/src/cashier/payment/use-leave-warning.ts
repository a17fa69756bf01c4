import { useEffect } from 'react'

/** Asks before the page is left, where something that was typed would be lost. */
export function useLeaveWarning(isFilled: boolean): void {
  useEffect(() => {
    if (!isFilled) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isFilled])
}
