import { useEffect } from 'react'

/** Keeps the screen on while a game is played, where the browser allows it. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isStopped = false
    // The browser releases the lock whenever the page is hidden.
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      const held = await navigator.wakeLock.request('screen')
      // Of a request that had not ended when the page was shown again.
      void lock?.release()
      lock = held
      if (isStopped) void held.release()
    }
    const tryToHold = () => void hold().catch(() => {})
    tryToHold()
    document.addEventListener('visibilitychange', tryToHold)
    return () => {
      isStopped = true
      document.removeEventListener('visibilitychange', tryToHold)
      void lock?.release()
    }
  }, [isOn])
}
