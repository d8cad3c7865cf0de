import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while the page is visible; returns whether that works. The browser releases the lock when the page
 * is hidden, so it is requested again when the page is visible.
 */
export function useWakeLock(): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let over = false
    const hold = async () => {
      if (document.visibilityState !== 'visible' || lock?.released === false) return
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (over) return await taken.release()
        lock = taken
        taken.addEventListener('release', () => setHeld(false))
        setHeld(true)
      } catch {
        /* a low battery: the screen may sleep, the code stays */
      }
    }
    const again = () => void hold()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
  return held
}
