import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while the page is visible; returns whether that works. The browser releases
 * the lock when the page is hidden, so it is requested again when the page is visible.
 */
export function useWakeLock(): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let unmounted = false
    const requestLock = async () => {
      if (document.visibilityState !== 'visible' || lock?.released === false) return
      try {
        const newLock = await navigator.wakeLock.request('screen')
        if (unmounted) return await newLock.release()
        lock = newLock
        newLock.addEventListener('release', () => setHeld(false))
        setHeld(true)
      } catch {
        /* a low battery: the screen may sleep, the code stays */
      }
    }
    const onVisible = () => void requestLock()
    onVisible()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      unmounted = true
      document.removeEventListener('visibilitychange', onVisible)
      void lock?.release()
    }
  }, [])
  return isHeld
}
